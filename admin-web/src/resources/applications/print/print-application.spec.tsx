import { afterEach, expect, it, jest } from '@jest/globals';
import type { Application } from '@smash/contract/client';
import { dropSession, SESSION_KEY, storeSession } from '../../../providers/session';
import { printApplication } from './print-application';

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
  localStorage.clear();
});

const logInAs = (sub: string) =>
  storeSession({
    access_token: `.${btoa(JSON.stringify({ sub }))}.`,
    expires_at: '2999-01-01T00:00:00Z',
  });
const application = {
  reference: 'SMT-7F3K-9QXA',
  first_name: 'Adaeze',
  last_name: 'Okonkwo',
  dob: '1996-04-12',
  applied_at: '2026-11-20T09:00:00Z',
  status: 'pending',
  answers: [],
} as unknown as Application;

const open = () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const target = frame.contentWindow as Window & typeof globalThis;
  target.print = () => undefined;
  const close = jest.spyOn(target, 'close').mockReturnValue();
  jest.spyOn(window, 'open').mockReturnValue(target);
  expect(printApplication(application)).toBe(true);
  expect(target.document.body.textContent).toContain('Adaeze');
  const hear = () => target.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
  return { close, hear };
};

it('the window of a summary closes when the session ends or is another person’s, and not before', async () => {
  await logInAs('ngozi');
  const [first, second] = [open(), open()];
  await logInAs('ngozi');
  first.hear();
  expect(first.close).not.toHaveBeenCalled();
  await logInAs('ada');
  first.hear();
  expect(first.close).toHaveBeenCalledTimes(1);
  dropSession();
  second.hear();
  expect(second.close).toHaveBeenCalledTimes(1);
});

it('the window of a summary closes with the page of the portal that opened it', () => {
  const { close } = open();
  expect(close).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pagehide'));
  expect(close).toHaveBeenCalledTimes(1);
});
