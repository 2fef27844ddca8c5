import type { KeyboardEvent } from 'react';

const CHOOSING = /^(Arrow.*|Page.*|Home|End|.)$/u;

/** Scripts cannot open a list in Safari. It opens by itself at these keys; a letter would choose in the closed list. */
const OPENS_BY_ITSELF = /^( |ArrowUp|ArrowDown)$/;
const canOpen = () => 'showPicker' in HTMLSelectElement.prototype;

/**
 * Key handler of a list whose choice is saved at once: while closed, it would change and save with every arrow key,
 * letter, Home or End. Opened, it waits for Enter.
 */
export function openWithKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (!(event.target instanceof HTMLSelectElement) || !CHOOSING.test(event.key)) return;
  if (!canOpen() && OPENS_BY_ITSELF.test(event.key)) return;
  event.preventDefault();
  if (canOpen()) event.target.showPicker();
}
