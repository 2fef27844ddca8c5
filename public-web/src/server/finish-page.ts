import type { RenderedPage } from '@smash/contract';
import { inlineScriptHashes } from '../../scripts/inline-scripts.mjs';
import { startLate } from './start-late';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/** How React Router starts a page. */
const START = '<script type="module" async="">';

/**
 * Completes what React has rendered: the scripts come late, and the page's policy gets to know those inside it.
 * @throws Error when React Router starts its pages in another way than it did
 */
export function finishPage(html: string): Pick<RenderedPage, 'html' | 'scriptHashes'> {
  if (html.split(START).length !== 2) throw new Error('React Router starts its pages in another way now');
  const files = [...html.matchAll(PRELOAD)].map(([, file]) => file);
  const late = html
    .replace(PRELOAD, '')
    .replace(START, '<script type="late" async="">')
    .replace('</body>', () => `<script>(${startLate.toString()})(${JSON.stringify(files)})</script></body>`);
  return { html: late, scriptHashes: inlineScriptHashes(late) };
}
