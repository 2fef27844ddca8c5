import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { writeDraft } from '../features/application/draft';
import { emptyAnswers } from '../features/application/form-values';
import { startLate } from './start-late';

const root = document.documentElement;
const NOT_LOADED = 'Part of this page could not be loaded.';

/** Whether the scripts of a page load by themselves on a slow connection. */
async function comeByThemselves(worker?: string): Promise<boolean> {
  startLate([], true, NOT_LOADED, worker);
  window.dispatchEvent(new Event('load'));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 1)));
  return document.querySelector('script')?.type === 'module';
}

beforeEach(() => {
  document.body.innerHTML = '<script type="late"></script>';
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { effectiveType: '3g' } });
  delete root.dataset.keptAt;
  delete root.dataset.failed;
  window.history.replaceState(null, '', '/careers/7');
  localStorage.clear();
});

/** Leaves an application for job 7 on the device, and opens a form. */
function comeBackTo(address: string): void {
  writeDraft(7, { answers: emptyAnswers(), submission: { key: 'a-key', lastOutcome: 'unsent' } });
  window.history.replaceState(null, '', address);
}

it('scripts do not load by themselves on a slow connection', async () => {
  expect(await comeByThemselves()).toBe(false);
});

it('who only reads on a slow connection can read offline all the same', async () => {
  const register = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
  expect(await comeByThemselves('/sw.js')).toBe(false);
  expect(register.mock.calls).toEqual([['/sw.js']]);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('scripts do not load by themselves for a draft of another job', async () => {
  comeBackTo('/job-application/70');
  expect(await comeByThemselves()).toBe(false);
});

it.each([
  ['a receipt', () => window.history.replaceState({ usr: { receipt: {} } }, '')],
  ['that it is a copy', () => (root.dataset.keptAt = '2026-11-28T09:00:00.000Z')],
  ['that an alert has brought the visitor', () => window.history.replaceState(null, '', '#alert=a-token')],
  ['an application that was begun', () => comeBackTo('/job-application/7?src=x')],
])('scripts load by themselves if only the browser knows of %s', async (_, prepare) => {
  prepare();
  expect(await comeByThemselves()).toBe(true);
});

it('a button that was pressed too early is pressed again once it works, and nothing runs until then', async () => {
  document.body.innerHTML = '<script type="late"></script><button type="button">Menu</button>';
  const button = document.querySelector('button');
  startLate([], true, NOT_LOADED);
  const frames = jest.spyOn(window, 'requestAnimationFrame');
  button?.click();
  expect(frames).not.toHaveBeenCalled();
  const again = new Promise((resolve) => button?.addEventListener('click', resolve));
  root.dataset.ready = '';
  await again;
  frames.mockRestore();
  delete root.dataset.ready;
});

it.each([
  ['the page’s own script', () => document.querySelector('script')?.dispatchEvent(new Event('error'))],
  ['a script that it imports later', () => window.dispatchEvent(new Event('unhandledrejection'))],
])('a page says once that it is incomplete if %s does not arrive', (_, fail) => {
  document.body.innerHTML = '<script type="late"></script><form method="post"><input /></form>';
  startLate([], true, NOT_LOADED);
  document.querySelector('input')?.focus();
  expect(document.querySelector('[role=alert]')).toBeNull();
  fail();
  fail();
  expect([...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)).toEqual([
    NOT_LOADED,
  ]);
});

it('a page that works does not call itself incomplete for a later failure', () => {
  document.body.innerHTML = '<script type="late"></script><form method="post"><input /></form>';
  startLate([], true, NOT_LOADED);
  document.querySelector('input')?.focus();
  root.dataset.ready = '';
  window.dispatchEvent(new Event('unhandledrejection'));
  expect(document.querySelector('[role=alert]')).toBeNull();
  delete root.dataset.ready;
});

describe('while somebody composes a word', () => {
  const type = () => document.querySelector('script')?.type;
  /** Opens a form with one file of scripts and touches it. @returns lets the file arrive */
  function touch(): () => void {
    document.body.innerHTML = '<script type="late"></script><form method="post"><input /></form>';
    Object.assign(DOMTokenList.prototype, { supports: () => true });
    startLate(['/assets/site.js'], true, NOT_LOADED);
    document.querySelector('input')?.focus();
    const link = document.head.querySelector('link[rel=modulepreload]:last-child');
    return () => link?.dispatchEvent(new Event('load'));
  }
  const tell = (event: string) =>
    document.querySelector('input')?.dispatchEvent(new Event(event, { bubbles: true }));
  const timers = () => new Promise((resolve) => setTimeout(resolve));
  afterEach(() => {
    Reflect.deleteProperty(DOMTokenList.prototype, 'supports');
  });

  it('the scripts run as soon as they have arrived if nothing is composed', () => {
    const arrive = touch();
    expect(type()).toBe('late');
    arrive();
    expect(type()).toBe('module');
  });

  it.each(['compositionend', 'focusout'])('the scripts wait for %s', async (end) => {
    const arrive = touch();
    tell('compositionstart');
    arrive();
    await timers();
    expect(type()).toBe('late');
    tell(end);
    await timers();
    expect(type()).toBe('module');
  });
});

it('the name of a file that is chosen before the scripts run is noted for the styles', () => {
  document.body.innerHTML = '<label><input type="file" /></label>';
  startLate([], true, NOT_LOADED);
  const [input, label] = [document.querySelector('input'), document.querySelector('label')];
  const choose = (...files: File[]) => {
    Object.defineProperty(input, 'files', { configurable: true, value: files });
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  };
  choose(new File(['%PDF-1.7'], 'cv.pdf'));
  expect(label?.dataset.early).toBe('cv.pdf');
  choose();
  expect(label?.dataset.early).toBeUndefined();
});
