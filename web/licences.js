// What the built page contains of others, with their licences, as those ask for. Run by `npm run build`.
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';

const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'));

const parts = await Promise.all(
  Object.keys(dependencies).map(async (name) => {
    const folder = `node_modules/${name}`;
    const { version, license } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
    const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one));
    return `${name} ${version} (${license})\n\n${file ? await readFile(`${folder}/${file}`, 'utf8') : ''}`;
  }),
);

await mkdir('public', { recursive: true });
await writeFile('public/licences.txt', parts.join(`\n${'-'.repeat(80)}\n\n`));
