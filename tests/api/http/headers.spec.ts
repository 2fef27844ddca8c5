import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';

/** Responses that anybody may cache for a moment. */
const PUBLIC = ['/api/counts/', '/api/jobs/', '/api/jobs/counts', '/api/jobs/{id}'];
/** Those of them that are the same with a session. */
const ALIKE = ['/api/counts/', '/api/jobs/counts'];

describe('headers of the API', () => {
  let app: ApiApp;
  let owner: Member;
  let jobId: number;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    ({ id: jobId } = await postJob(owner));
  });
  afterAll(() => app.close());

  /** Does not read the body, which for some responses never ends. */
  async function cacheControlOf(address: string, token?: string): Promise<string> {
    const stop = new AbortController();
    const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
    const response = await fetch(`${app.url}${address}`, {
      headers,
      signal: stop.signal,
      redirect: 'manual',
    });
    stop.abort();
    return response.headers.get('cache-control') ?? '';
  }

  it('forbid caching of every response except public ones that are the same for everybody', async () => {
    const file = new URL('../../../contract/openapi.json', import.meta.url);
    const { paths } = JSON.parse(await readFile(file, 'utf8')) as { paths: Record<string, object> };
    const readable = Object.entries(paths).filter(([, methods]) => 'get' in methods);
    const kept: string[] = [];
    for (const [path] of readable) {
      const address = path
        .replace('{id}', path.startsWith('/api/jobs') ? String(jobId) : 'none')
        .replace(/\{\w+\}/g, 'none');
      for (const token of [undefined, owner.token]) {
        const isKept = !(await cacheControlOf(address, token)).includes('no-store');
        if (isKept && token) expect(ALIKE).toContain(path);
        if (isKept && !kept.includes(path)) kept.push(path);
      }
    }
    expect(kept.sort()).toEqual(PUBLIC);
  });

  it('clear the cache of the browser at logout', async () => {
    const { headers } = await owner.api.post('/api/logout').expect(204);
    expect(headers['clear-site-data']).toBe('"cache"');
  });

  it('let the documentation of the API run only its own scripts', async () => {
    const { headers } = await app.visitor.get('/api/docs').expect(200);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; /);
  });
});

it('the documentation of the API can be switched off', async () => {
  const app = await startApi({ API_DOCS: 'false' });
  try {
    await app.visitor.get('/api/docs').expect(404);
    await app.visitor.get('/api/docs-json').expect(404);
  } finally {
    await app.close();
  }
});
