import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Nginx, nginxVersion, startNginx } from '../support/servers/nginx.js';

const SCRIPT = 'old();';

(nginxVersion ? describe : describe.skip)('files of pages of another version', () => {
  let nginx: Nginx;
  beforeAll(async () => (nginx = await startNginx({ backends: ['127.0.0.1:9'] })));
  afterAll(() => nginx.close());

  describe.each([
    ['/assets', 'site'],
    ['/hidden-portal/assets', 'portal'],
  ])('below %s', (folder, part) => {
    beforeAll(async () => {
      const kept = path.join(nginx.keptFolder, part, folder);
      await mkdir(kept, { recursive: true });
      await writeFile(path.join(kept, 'old-1a.js'), SCRIPT);
      await writeFile(path.join(kept, 'old-1a.js.br'), brotliCompressSync(SCRIPT));
    });

    it.each(['br', 'identity'])('are sent as those of this one: %s', async (accepted) => {
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

    it('are missing when none is kept, and take no POST', async () => {
      expect((await fetch(`${nginx.url}${folder}/old-2b.js`)).status).toBe(404);
      expect((await fetch(`${nginx.url}${folder}/old-1a.js`, { method: 'POST' })).status).toBe(405);
    });
  });
});
