// Puts the same encrypted megabyte into a store under new names, with the client of the backend and nothing else. Reads
// `connections count` a line and tells the puts a second. Run: node tests/drills/load/bare-store.mjs, with the
// environment of a backend.
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { MEGABYTE, pdfOf } from '../support/application-form.mjs';
import { built } from '../support/built.mjs';
import { drive } from '../support/load.mjs';

const { createEncryptedStorage } = await built('platform/files/create-file-storage.js');
const { encryptFile } = await built('platform/files/storage/encrypted-file.js');
const { readEnvironment } = await built('platform/config/environment.js');

const environment = readEnvironment(process.env);
const storage = createEncryptedStorage(environment);
const content = Readable.from([Buffer.from(await pdfOf(MEGABYTE).arrayBuffer())]);
const segments = encryptFile(content, 'load', environment.FILE_ENCRYPTION_KEYS[0]);
const chunks = [];
for await (const segment of segments) chunks.push(segment);
const size = chunks.reduce((sum, { length }) => sum + length, 0);

for await (const line of createInterface({ input: process.stdin })) {
  const [connections, count] = line.split(' ').map(Number);
  const { perSecond, failures } = await drive({ connections, count }, () =>
    storage.put(randomUUID(), Readable.from(chunks, { objectMode: false }), size),
  );
  if (failures.length > 0) throw failures[0];
  console.log(perSecond);
}
