// A bare server of uploads: node:http that reads bodies and drops them, or puts them into a store as they come, by the storage
// of the backend without its cipher. Run: node tests/drills/load/bare-uploads.mjs [<folder or S3 settings as JSON>]; tells its port.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { ensureBucket } from '../../support/servers/buckets.mjs';
import { built } from '../support/built.mjs';

const [, , place] = process.argv;
const storage = place && (await openStorage(JSON.parse(place)));

const server = createServer((request, response) => {
  keep(request).then(
    () => response.writeHead(201, { 'Content-Type': 'application/json' }).end('{}'),
    (error) => response.destroy(error),
  );
});
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.log(port);
});

async function keep(request) {
  if (storage) return storage.put(randomUUID(), request, Number(request.headers['content-length']));
  return once(request.resume(), 'end');
}

async function openStorage(where) {
  if (typeof where === 'string') {
    const { DiskFileStorage } = await built('platform/files/storage/disk-file-storage.js');
    return new DiskFileStorage(where);
  }
  const { S3FileStorage } = await built('platform/files/storage/s3-file-storage.js');
  await ensureBucket(where);
  return new S3FileStorage(where);
}
