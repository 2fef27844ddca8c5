import * as streams from 'node:stream/web';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { logIn } from '../../spec-support';

// jsdom lacks the streams that browsers have.
Object.assign(globalThis, streams);

let say: (text: string) => void = () => undefined;
// Set before the API client is created, as the client keeps the fetch that it finds.
globalThis.fetch = () => {
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      say = (text) => stream.enqueue(new TextEncoder().encode(text));
    },
  });
  return Promise.resolve(new Response(body));
};
const { followApplicationChanges } = await import('./application-changes');

beforeEach(async () => {
  await logIn();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

it('a stream of changes ends after 45 seconds of silence, however long it was open', async () => {
  const [onOpen, onEnd, onChange] = [jest.fn(), jest.fn(), jest.fn()];
  const { signal } = new AbortController();
  void followApplicationChanges(signal, onOpen, onChange, jest.fn()).then(onEnd);
  const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
  await wait(0);
  expect(onOpen).toHaveBeenCalledTimes(1);
  for (const text of [': \n\n', 'event: status\ndata: {"id":"7"}\n\n', ': \n\n']) {
    await wait(40_000);
    say(text);
  }
  await wait(40_000);
  expect(onChange.mock.calls).toEqual([[{ id: '7' }]]);
  expect(onEnd).not.toHaveBeenCalled();
  await wait(5_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
