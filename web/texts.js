// The texts of the house, as modules that the page loads by language and family of games: `virtual:texts` lists them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../src/herna/texts');
const languages = ['en', 'cs'];
const shared = ['common.ftl', 'page.ftl', 'screens.ftl'];

const files = (language, family) =>
  family === 'shared'
    ? shared.map((name) => resolve(root, language, name)).filter(existsSync)
    : readdirSync(resolve(root, language, 'games', family))
        .filter((name) => name.endsWith('.ftl'))
        .sort()
        .map((name) => resolve(root, language, 'games', family, name));

const families = () => ['shared', ...readdirSync(resolve(root, 'en', 'games')).sort()];

/** A Vite plugin: comments are left out, what is read is watched. */
export const texts = () => ({
  name: 'texts',
  resolveId: (id) => (id.startsWith('virtual:texts') ? `\0${id}` : undefined),
  load(id) {
    if (id === '\0virtual:texts') {
      const entries = languages.flatMap((language) =>
        families().map((family) => `'${language}/${family}': () => import('virtual:texts/${language}/${family}')`),
      );
      return `export default { ${entries.join(', ')} };`;
    }
    if (!id.startsWith('\0virtual:texts/')) return undefined;
    const [language, family] = id.slice('\0virtual:texts/'.length).split('/');
    const read = files(language, family).map((file) => {
      this.addWatchFile(file);
      return readFileSync(file, 'utf8');
    });
    return `export default ${JSON.stringify(read.join('\n').replace(/^#.*\n/gm, ''))};`;
  },
});
