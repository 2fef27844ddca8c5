/**
 * Remembers what has the focus, and gives it back: a button that waits is disabled, and the focus falls to the page or to the
 * beginning of the dialog around it.
 */
export function keepFocus(): () => void {
  const held = document.activeElement;
  return () =>
    requestAnimationFrame(() => {
      if (!(held instanceof HTMLElement) || !held.isConnected || held.matches(':disabled')) return;
      const { activeElement: now } = document;
      const isLost = now === null || now === document.body || (now !== held && now.contains(held));
      if (isLost) held.focus({ preventScroll: true });
    });
}
