/** Milliseconds after which the work is done even if the page is never idle. */
const LATEST = 4000;

/** Does something when the browser has a moment; what it returns calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: LATEST });
    return () => cancelIdleCallback(handle);
  }
  // Safari
  const timer = setTimeout(work, LATEST / 2);
  return () => clearTimeout(timer);
}
