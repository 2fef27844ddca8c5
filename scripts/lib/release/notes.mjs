// Prints the changelog's section of a release, for the page of that release: node scripts/lib/release/notes.mjs 1.1.0
// Fails unless npm run release has made that version.
import { readFile } from 'node:fs/promises';
import { notesOf, pageOf } from './changelog.mjs';

const read = (file) => readFile(new URL(`../../../${file}`, import.meta.url), 'utf8');
const wanted = process.argv[2];
const { version } = JSON.parse(await read('backend/package.json'));
if (version !== wanted) throw new Error(`The tag names ${wanted}, but the packages are ${version}.`);
process.stdout.write(pageOf(notesOf(await read('CHANGELOG.md'), wanted)));
