import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { BackupItemMissingError } from './backup-target.js';
import { S3Target } from './s3-target.js';

const servers: Server[] = [];

async function targetThatGets(answer: RequestListener): Promise<S3Target> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings = { region: 'us-east-1', bucket: 'backups', accessKey: 'someone', secretKey: 'something' };
  return new S3Target({ endpoint: `http://127.0.0.1:${port}`, prefix: '', ...settings });
}

/** The ways a server can fail; tests/api tests against a real one. */
describe('S3Target', () => {
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  it.each(['', '404 page not found'])('takes no file for missing if a 404 says only "%s"', async (body) => {
    const target = await targetThatGets((_request, response) => response.writeHead(404).end(body));
    const read = target.read('erasures.txt');
    await expect(read).rejects.toThrow('The bucket backups refuses erasures.txt');
    await expect(read).rejects.not.toThrow(BackupItemMissingError);
  });
});
