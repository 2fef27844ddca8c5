// Compares a ledger with an installation, also after the client that kept it has died.
// Run: node tests/ledger/main.mjs LEDGER_FILE [http://localhost:8080]
// LEDGER_TOKEN is a session of its portal; DATABASE_URL, where it can be reached, shows what the API does not tell. With STORAGE
// and the other variables of a backend, keys included, every file in its store is opened, and those that no row names are found.
import { readEnvironment } from '@smash/backend/dist/platform/config/environment.js';
import { createFileStorage } from '@smash/backend/dist/platform/files/create-file-storage.js';
import { compare, describe, gather } from './check.mjs';
import { readLedger } from './ledger.mjs';

const [file, url] = process.argv.slice(2);
const { LEDGER_TOKEN: token, DATABASE_URL: databaseUrl, STORAGE } = process.env;
if (!file) throw new Error('Which ledger? node tests/ledger/main.mjs LEDGER_FILE [ADDRESS]');
if (STORAGE && !databaseUrl) throw new Error('What is in the store only DATABASE_URL can tell.');
const store = STORAGE ? createFileStorage(readEnvironment(process.env)) : undefined;
const acts = await readLedger(file);
const findings = compare(acts, await gather(acts, { url, token, databaseUrl, store }));
console.log(describe(acts, findings));
process.exitCode = findings.length === 0 ? 0 : 1;
