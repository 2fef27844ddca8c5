import { expect, it } from '@jest/globals';
import type { RenderPage } from '@smash/contract';
import type { Request, Response } from 'express';
import type { JobsService } from '../jobs/jobs.service.js';
import { JobPages } from './job-pages.service.js';

const jobs = {
  listPublic: () => Promise.resolve({ etag: '1', body: Buffer.from('[]') }),
} as unknown as JobsService;

/** Pages of a renderer that waits for the end of all of them, except for one that cannot read the jobs. */
function pagesUntil(end: Promise<void>) {
  const pages = new JobPages(jobs);
  const render: RenderPage = async (address, { listJobs }) => {
    try {
      await listJobs();
    } catch {
      return { status: 503, html: `No jobs at ${address}`, scriptHashes: [] };
    }
    await end;
    return { status: 200, html: address, scriptHashes: [] };
  };
  Object.assign(pages, {
    renderer: { render, setPolicies: () => undefined, publicUrl: 'https://smash.example' },
  });
  return async (address: string) => {
    const [path] = address.split('?');
    const headers: Record<string, unknown> = {};
    let sent = { status: 0, text: '' };
    const response = {
      setHeader: (name: string, value: unknown) => (headers[name] = value),
      status: (status: number) => ((sent = { ...sent, status }), response),
      type: () => response,
      send: (body: Buffer) => (sent = { ...sent, text: body.toString() }),
    };
    const request = { path, originalUrl: address, acceptsEncodings: () => 'identity' };
    await pages.send(request as unknown as Request, response as unknown as Response);
    return { ...sent, retryAfter: headers['Retry-After'] };
  };
}

it('while too many pages wait to be made, the next is the one without jobs, to be asked for again', async () => {
  let end: () => void = () => undefined;
  const open = pagesUntil(new Promise((resolve) => (end = resolve)));
  const waiting = Array.from({ length: 24 }, (_, number) => open(`/careers?q=${number}`));
  const unmade = { status: 503, retryAfter: 5 };
  for (const address of ['/careers?q=more', '/careers/?q=more']) {
    expect(await open(address)).toEqual({ ...unmade, text: 'No jobs at https://smash.example/careers' });
  }
  end();
  const made = await Promise.all(waiting);
  expect(made.map(({ status }) => status)).toEqual(made.map(() => 200));
  expect(await open('/careers?q=more')).toMatchObject({ status: 200 });
});
