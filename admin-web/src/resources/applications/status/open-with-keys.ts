import type { KeyboardEvent } from 'react';

const CHOOSING = /^(Arrow.*|Page.*|Home|End|.)$/u;

/** Safari cannot be told to open a list. It does so at these keys by itself; a letter would choose in the closed one. */
const OPENS_BY_ITSELF = /^( |ArrowUp|ArrowDown)$/;
const canOpen = () => 'showPicker' in HTMLSelectElement.prototype;

/**
 * For a list of choices that are saved as soon as one is made: closed, it would change, and save, with every press of an arrow
 * key, of a letter, and of the keys for first and last. Opened, it waits for Enter.
 */
export function openWithKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (!(event.target instanceof HTMLSelectElement) || !CHOOSING.test(event.key)) return;
  if (!canOpen() && OPENS_BY_ITSELF.test(event.key)) return;
  event.preventDefault();
  if (canOpen()) event.target.showPicker();
}
