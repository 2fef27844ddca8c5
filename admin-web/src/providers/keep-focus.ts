/** Frames within which a button that waited is drawn as enabled again. */
const FRAMES = 10;

/**
 * Remembers the focused element; the returned function focuses it again. A button that waits is disabled, and the focus
 * falls to the page or to the start of the dialog around it.
 */
export function keepFocus(): () => void {
  const held = document.activeElement;
  const giveBack = (frames: number) =>
    requestAnimationFrame(() => {
      if (!(held instanceof HTMLElement) || !held.isConnected) return;
      if (held.matches(':disabled')) {
        if (frames > 1) giveBack(frames - 1);
        return;
      }
      const { activeElement: now } = document;
      const isLost = now === null || now === document.body || (now !== held && now.contains(held));
      if (isLost) held.focus({ preventScroll: true });
    });
  return () => giveBack(FRAMES);
}
