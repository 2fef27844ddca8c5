// Draws the pictures of the public site. Same input, same bytes: run it again after a change and commit the result.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { drawAll } from './index.mjs';
import { optimise } from './lib/optimise.mjs';
import { writeSocialCards } from './social.mjs';

const OUTPUT = path.resolve(import.meta.dirname, '../../public-web/src/assets/pictures');

const SOCIAL = path.resolve(import.meta.dirname, '../../public-web/public/og');

const HELP = `Draws the pictures of the public site into src/assets/pictures (SVG) and public/og (PNG; needs Chromium and ffmpeg).

usage: node artwork/pictures/make.mjs [options]
  --only START   only pictures whose path starts so, such as team/ or businesses/ridesmash or og/
  --help         this page

contact-sheet.mjs beside it lays a folder out on one page to look at.`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    help: { type: 'boolean' },
  },
});

if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const isWanted = (name) => values.only === undefined || name.startsWith(values.only);

async function writeDrawings() {
  const drawings = Object.entries(drawAll()).filter(([name]) => isWanted(name));
  let total = 0;
  for (const [name, svg] of drawings) {
    const file = path.join(OUTPUT, `${name}.svg`);
    const content = optimise(svg);
    total += content.length;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  console.log(`${drawings.length} pictures, ${(total / 1024).toFixed(0)} KB`);
}

await writeDrawings();
console.log(`${await writeSocialCards(SOCIAL, isWanted)} Open Graph pictures`);
