import { afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/dom';

const items = [1, 2, 3].map((id) => ({
  url: `https://smash.example/careers/${id}`,
  title: `Job <b>${id}</b>`,
  summary: 'Full Time · Abuja',
}));
const answer = jest.fn((_address: URL, _init: RequestInit) => Promise.resolve(Response.json({ items })));

beforeAll(async () => {
  globalThis.fetch = answer as unknown as typeof fetch;
  await import('./jobs');
});
afterEach(() => {
  document.body.replaceChildren();
  answer.mockClear();
});

function embed(attributes: Record<string, string> = {}): ShadowRoot {
  const element = document.createElement('smash-jobs');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  if (!element.shadowRoot) throw new Error('The element has no shadow.');
  return element.shadowRoot;
}
const links = (root: ShadowRoot) =>
  [...root.querySelectorAll('a')].map(({ href, textContent }) => [textContent, href]);

it('the embedded list shows the open jobs, their markup as text, and is loaded without cookies', async () => {
  const root = embed();
  expect(root.textContent).toContain('Loading open positions…');
  await waitFor(() => expect(links(root)).toHaveLength(3));
  expect(links(root)[0]).toEqual(['Job <b>1</b>', 'https://smash.example/careers/1?src=embed']);
  expect(root.querySelector('li p')?.textContent).toBe('Full Time · Abuja');
  expect(answer.mock.calls[0]?.[1]).toEqual({ credentials: 'omit' });
});

it('the embedded list is limited to a brand and a number, and follows changes of its attributes', async () => {
  const root = embed({ brand: 'owenas', limit: '2' });
  await waitFor(() => expect(links(root)).toHaveLength(2));
  expect(answer.mock.calls[0]?.[0].search).toBe('?brand=owenas&texts=no');
  root.host.setAttribute('limit', '1');
  await waitFor(() => expect(links(root)).toHaveLength(1));
});

it.each([
  ['there are none', () => Promise.resolve(Response.json({ items: [] })), 'No open positions right now.'],
  [
    'the answer is an error',
    () => Promise.resolve(new Response('no', { status: 400 })),
    'could not be loaded',
  ],
  ['there is no answer', () => Promise.reject(new Error('offline')), 'could not be loaded'],
])('the embedded list links to the careers page if %s', async (_when, respond, text) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer.mockImplementationOnce(respond);
  const root = embed();
  await waitFor(() => expect(root.textContent).toContain(text));
  expect(links(root)).toEqual([['Careers', expect.stringMatching(/\/careers$/)]]);
  warn.mockRestore();
});

it('the embedded list ignores a late response to former attributes', async () => {
  let late = (_response: Response): void => undefined;
  answer.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)));
  const root = embed({ brand: 'ridesmash' });
  root.host.setAttribute('brand', 'owenas');
  await waitFor(() => expect(links(root)).toHaveLength(3));
  late(Response.json({ items: [] }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(links(root)).toHaveLength(3);
});
