// Prints the changelog's section of a release, for the page of that release: node scripts/lib/release/notes.mjs 1.1.0
import { readFile } from 'node:fs/promises';
import { notesOf } from './changelog.mjs';

const changelog = await readFile(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
process.stdout.write(notesOf(changelog, process.argv[2]));
