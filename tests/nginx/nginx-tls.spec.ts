import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect as connectHttp2 } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect as connectTls } from 'node:tls';
import { makeSiteBuild } from '../support/api-site-build.js';
import { type Nginx, nginxVersion, startNginx } from '../support/nginx.js';

(nginxVersion ? describe : describe.skip)('nginx with a certificate', () => {
  let nginx: Nginx;
  let folder: string;
  let removeBuild: () => Promise<void>;

  beforeAll(async () => {
    const { overrides, remove } = await makeSiteBuild();
    removeBuild = remove;
    folder = await mkdtemp(path.join(tmpdir(), 'smash-tls-'));
    const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
    const kind = [
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '1',
    ];
    execFileSync('openssl', ['req', ...kind, '-subj', '/CN=smash.example', ...files], { stdio: 'ignore' });
    nginx = await startNginx({
      site: { public: overrides['SITE_PUBLIC_PATH'] ?? '', admin: overrides['SITE_ADMIN_PATH'] ?? '' },
      backends: ['127.0.0.1:9'],
      tlsFolder: folder,
    });
  });
  afterAll(async () => {
    await nginx.close();
    await removeBuild();
    await rm(folder, { recursive: true });
  });

  it('sends plain requests there, with the address that visitors use', async () => {
    const response = await fetch(`${nginx.url}/careers?a=1`, { redirect: 'manual' });
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('https://smash.example/careers?a=1');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('serves the pages over HTTP/2', async () => {
    const session = connectHttp2(`https://127.0.0.1:${nginx.tlsPort}`, { rejectUnauthorized: false });
    const stream = session.request({ ':path': '/careers' });
    const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
    expect(headers[':status']).toBe(200);
    expect(session.alpnProtocol).toBe('h2');
    session.destroy();
  });

  it('speaks TLS 1.3, as the privacy policy says, and nothing older', async () => {
    const open = (version: 'TLSv1.2' | 'TLSv1.3') =>
      new Promise<string>((resolve) => {
        const socket = connectTls(
          { port: nginx.tlsPort, rejectUnauthorized: false, minVersion: version, maxVersion: version },
          () => {
            resolve(socket.getProtocol() ?? '');
            socket.destroy();
          },
        );
        socket.on('error', () => resolve('refused'));
      });
    expect(await open('TLSv1.3')).toBe('TLSv1.3');
    expect(await open('TLSv1.2')).toBe('refused');
  });
});
