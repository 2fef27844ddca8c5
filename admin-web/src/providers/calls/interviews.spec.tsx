import { expect, it } from '@jest/globals';
import { logIn } from '../../spec-support';

const sent: string[] = [];
// Set before the API client is created, as the client keeps the fetch that it finds.
globalThis.fetch = (input) => {
  const { pathname, searchParams } = new URL((input as Request).url);
  sent.push(`${pathname}?${searchParams}`);
  const place = (Number(searchParams.get('page')) - 1) * 200;
  const rows = Array.from({ length: Math.min(200, 250 - place) }, (_, at) => ({ id: `${place + at}` }));
  return Promise.resolve(Response.json(rows, { headers: { 'X-Total-Count': '250' } }));
};

const { listInterviews } = await import('./interviews');

it('listInterviews reads all pages', async () => {
  await logIn();
  const interviews = await listInterviews({ state: 'offered' });
  expect(new Set(interviews.map(({ id }) => id)).size).toBe(250);
  expect(sent).toEqual(['/api/interviews?state=offered&page=1', '/api/interviews?state=offered&page=2']);
});
