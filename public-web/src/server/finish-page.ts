import { NOT_LOADED } from '../lib/not-loaded';
import { workerAddress } from '../lib/worker-address';
import { startLate } from './start-late';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/** How React Router starts a page. */
const START = '<script type="module" async="">';

/** When a page's scripts load. `when-touched` applies on a slow line or with the data saver; else it is `when-painted`. */
export type ScriptStart = 'at-once' | 'when-painted' | 'when-touched';

/**
 * Completes the HTML that React has rendered, so that styles and fonts load before the scripts.
 * @throws Error when React Router no longer starts its pages with `START`
 */
export function finishPage(html: string, start: ScriptStart): string {
  if (html.split(START).length !== 2) throw new Error('React Router starts its pages in another way now');
  if (start === 'at-once') {
    return html.replace(PRELOAD, '<link fetchpriority="low" rel="modulepreload" href="$1"/>');
  }
  const files = [...html.matchAll(PRELOAD)].map(([, file]) => file);
  const isSparing = start === 'when-touched';
  const values = [files, isSparing, `${NOT_LOADED}.`, ...(isSparing && workerAddress ? [workerAddress] : [])];
  const call = `(${startLate.toString()})(${values.map((value) => JSON.stringify(value)).join()})`;
  return html
    .replace(PRELOAD, '')
    .replace(START, '<script type="late" async="">')
    .replace('</body>', () => `<script>${call}</script></body>`);
}
