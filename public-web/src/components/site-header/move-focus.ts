/** Which of `count` items an arrow, Home or End key moves to from `current` (-1: none yet), going round at the ends. */
export function nextIndex(key: string, current: number, count: number, axis: 'vertical' | 'horizontal') {
  const [forward, backward] = axis === 'vertical' ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft'];
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === forward) return (current + 1) % count;
  if (key === backward) return current <= 0 ? count - 1 : current - 1;
  return undefined;
}

/** Moves the focus among the elements of a container that match. @returns whether the key moves the focus */
export function moveFocus(
  container: Element,
  selector: string,
  key: string,
  axis: 'vertical' | 'horizontal',
): boolean {
  const items = [...container.querySelectorAll<HTMLElement>(selector)];
  const current = items.findIndex((item) => item === document.activeElement);
  const next = nextIndex(key, current, items.length, axis);
  if (next === undefined) return false;
  items[next]?.focus();
  return true;
}
