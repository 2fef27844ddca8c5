/** Marks what leads from one place to another, and what alerts must not cover. */
export const NAVIGATION = { 'data-navigation': '' };

/** Where the navigation ends that is in sight at the top of the window, in pixels; 0 when it is scrolled away. */
export function bottomOfNavigation(): number {
  const bottoms = [...document.querySelectorAll('[data-navigation]')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ top }) => top < window.innerHeight / 2)
    .map(({ bottom }) => Math.round(bottom));
  return Math.max(0, ...bottoms);
}

/** Tells when that may have changed. */
export function watchNavigation(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
}
