import type { KeyboardEvent } from 'react';

const CHOOSING = /^(Arrow.*|Page.*|Home|End|.)$/u;

/** Safari has none: it opens a list at these keys by itself, and changes nothing before Enter. */
const canOpen = () => 'showPicker' in HTMLSelectElement.prototype;

/**
 * For a list of choices that are saved as soon as one is made: closed, it would change, and save, with every press of an arrow
 * key, of a letter, and of the keys for first and last. Opened, it waits for Enter.
 */
export function openWithKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (!(event.target instanceof HTMLSelectElement) || !CHOOSING.test(event.key)) return;
  if (!canOpen()) return;
  event.preventDefault();
  event.target.showPicker();
}
