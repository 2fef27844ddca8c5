import { expect, it } from '@jest/globals';
import { addressOfPut, s3Client } from './s3-client.js';
import { openExchange } from './s3-transport.js';

it.each(['http://[::1]:9000', 'http://10.0.0.5:9000', 'https://s3.example.com:8443/'])(
  'a client sends to %s',
  async (endpoint) => {
    const settings = { endpoint, region: 'us-east-1', bucket: 'files', accessKey: 'a', secretKey: 's' };
    const client = s3Client(settings, openExchange(endpoint, { silenceMs: 1000 }));
    const address = new URL(await addressOfPut(client, 'files', 'key'));
    expect(address.origin + address.pathname).toBe(`${new URL(endpoint).origin}/files/key`);
  },
);
