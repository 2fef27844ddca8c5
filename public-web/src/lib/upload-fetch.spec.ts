import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createUploadFetch } from './upload-fetch';

/** Called when a request is sent. */
let told: (upload: Upload) => void;

/** Stands in for the browser's, which Node does not have. */
class Upload {
  upload: { onload?: () => void } = {};
  status = 201;
  response = '{}';
  onload?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  open = () => undefined;
  setRequestHeader = () => undefined;
  send = () => told(this);
  abort = () => {
    this.onabort?.();
    this.onloadend?.();
  };
  getAllResponseHeaders = () => '';
}

const real = globalThis.XMLHttpRequest;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  Object.assign(globalThis, { XMLHttpRequest: Upload });
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { XMLHttpRequest: real });
});

/** Sends a form until its last byte is away. */
async function sendAll(body: BodyInit = 'a form') {
  const isSent = new Promise<Upload>((resolve) => (told = resolve));
  const request = new Request('http://localhost/api', { method: 'POST', body });
  const answer = createUploadFetch(() => undefined)(request);
  const sent = await isSent;
  sent.upload.onload?.();
  return { sent, answer };
}

it('silence after the last byte counts as a broken connection', async () => {
  const { answer } = await sendAll();
  const failed = expect(answer).rejects.toThrow(TypeError);
  jest.advanceTimersByTime(121_000);
  await failed;
});

it('a large form may be with a proxy that passes it on slowly', async () => {
  const { answer } = await sendAll(new Uint8Array(5_000_000));
  const failed = expect(answer).rejects.toThrow(TypeError);
  jest.advanceTimersByTime(1_119_000);
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(2_000);
  await failed;
});

it('no timer holds a form that was answered', async () => {
  const { sent, answer } = await sendAll();
  expect(jest.getTimerCount()).toBe(1);
  sent.onload?.();
  sent.onloadend?.();
  expect((await answer).status).toBe(201);
  expect(jest.getTimerCount()).toBe(0);
});
