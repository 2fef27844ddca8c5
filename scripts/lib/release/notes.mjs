// Prints the changelog's section of a release, for the page of that release: node scripts/lib/release/notes.mjs 1.1.0
import { readFile } from 'node:fs/promises';
import { notesOf, pageOf } from './changelog.mjs';

const read = (file) => readFile(new URL(`../../../${file}`, import.meta.url), 'utf8');
process.stdout.write(pageOf(notesOf(await read('CHANGELOG.md'), process.argv[2])));
