import type { KeyboardEvent } from 'react';

/**
 * For a list of choices that are saved as soon as one is made: closed, it would change, and save, with every press of an arrow
 * key. Opened, it waits for Enter.
 */
export function openWithArrows(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.target instanceof HTMLSelectElement) || !/^Arrow(Up|Down)$/.test(event.key)) return;
  event.preventDefault();
  event.target.showPicker();
}
