import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startStubBackend } from '../support/doubles/stub-backend.js';
import { type Nginx, nginxVersion, startNginx } from '../support/servers/nginx.js';

const SCRIPT = 'old();';

(nginxVersion ? describe : describe.skip)('assets of another version', () => {
  let nginx: Nginx;
  beforeAll(async () => (nginx = await startNginx({ backends: ['127.0.0.1:9'] })));
  afterAll(() => nginx.close());

  describe.each([
    ['/assets', 'site'],
    ['/hidden-portal/assets', 'portal'],
  ])('under %s', (folder, part) => {
    beforeAll(async () => {
      const kept = path.join(nginx.keptFolder, part, folder);
      await mkdir(kept, { recursive: true });
      await writeFile(path.join(kept, 'old-1a.js'), SCRIPT);
      await writeFile(path.join(kept, 'old-1a.js.br'), brotliCompressSync(SCRIPT));
    });

    it.each(['br', 'identity'])('are served like those of this version: %s', async (accepted) => {
      const address = `${nginx.url}${folder}/old-1a.js`;
      const response = await fetch(address, { headers: { 'Accept-Encoding': accepted } });
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(response.headers.get('content-encoding')).toBe(accepted === 'br' ? 'br' : null);
      expect(response.headers.get('content-security-policy')).toBeNull();
      expect(await response.text()).toBe(SCRIPT);
    });

    it('come from any backend that has them if nginx has none', async () => {
      const backends = await Promise.all(
        [404, 200, 404].map((status) =>
          startStubBackend((request, response) => {
            response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
            response.statusCode = request.url === `${folder}/new-3c.js` ? status : 404;
            response.end('new();');
          }),
        ),
      );
      const between = await startNginx({ backends: backends.map(({ address }) => address) });
      try {
        for (let time = 0; time < 6; time += 1) {
          const response = await fetch(`${between.url}${folder}/new-3c.js`);
          expect([response.status, await response.text()]).toEqual([200, 'new();']);
          expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
          expect(response.headers.get('content-security-policy')).toBeNull();
        }
        const missing = await fetch(`${between.url}${folder}/new-4d.js`);
        expect(missing.status).toBe(404);
        expect(missing.headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(missing.headers.get('cache-control')).toBe('no-cache');
      } finally {
        await between.close();
        for (const backend of backends) await backend.close();
      }
    });

    it('return 404 if nobody has them, and 405 to POST', async () => {
      expect((await fetch(`${nginx.url}${folder}/old-2b.js`)).status).toBe(404);
      expect((await fetch(`${nginx.url}${folder}/old-1a.js`, { method: 'POST' })).status).toBe(405);
    });
  });
});
