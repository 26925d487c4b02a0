// Fonts cut down to what English and Czech need, so that the first view stays small. Run by `npm run build`.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subset from 'subset-font';

const czech = 'ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž';
const common = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('') + '\u00a0–—‘’‚“”„…×·−«»‹›→←↑↓′″½°€©♥✕✶';
// Kerning, ligatures, marks, and the four kinds of figures; small capitals and the like are left out.
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum', 'onum', 'pnum'];
const files = [
  ['@fontsource-variable/alegreya', 'alegreya', 'wght-normal', 'display'],
  ['@fontsource/alegreya-sans', 'alegreya-sans', '400-normal', 'text-400'],
  ['@fontsource/alegreya-sans', 'alegreya-sans', '700-normal', 'text-700'],
];

await mkdir('src/fonts', { recursive: true });
for (const [pack, family, style, name] of files) {
  for (const part of ['latin', 'latin-ext']) {
    const font = await readFile(`node_modules/${pack}/files/${family}-${part}-${style}.woff2`);
    const cut = await subset(font, common + czech, { targetFormat: 'woff2', keepFeatures: features });
    await writeFile(`src/fonts/${name}-${part}.woff2`, cut);
    console.log(`${name}-${part}: ${font.length} -> ${cut.length} bytes`);
  }
}
