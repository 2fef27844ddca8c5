import { beforeEach, expect, it } from '@jest/globals';
import { startLate } from './start-late';

const root = document.documentElement;

/** Whether the scripts of a page come by themselves on a slow line. */
async function comeByThemselves(): Promise<boolean> {
  startLate([], true);
  window.dispatchEvent(new Event('load'));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 1)));
  return document.querySelector('script')?.type === 'module';
}

beforeEach(() => {
  document.body.innerHTML = '<script type="late"></script>';
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { effectiveType: '3g' } });
  delete root.dataset.keptAt;
  window.history.replaceState(null, '', '/careers/7');
});

it('loads no scripts where data is dear, until somebody needs them', async () => {
  expect(await comeByThemselves()).toBe(false);
});

it.each([
  ['a receipt', () => window.history.replaceState({ usr: { receipt: {} } }, '')],
  ['that it is a copy', () => (root.dataset.keptAt = '2026-11-28T09:00:00.000Z')],
  ['that an alert has brought the visitor', () => window.history.replaceState(null, '', '#alert=a-token')],
])('loads them where only the browser knows of %s', async (_, prepare) => {
  prepare();
  expect(await comeByThemselves()).toBe(true);
});
