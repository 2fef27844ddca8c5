/** Marks navigation, which alerts must not cover. */
export const NAVIGATION = { 'data-navigation': '' };

/** Bottom edge of the navigation at the top of the window, in pixels; 0 when it is scrolled away. */
export function bottomOfNavigation(): number {
  const bottoms = [...document.querySelectorAll('[data-navigation]')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ top }) => top < window.innerHeight / 2)
    .map(({ bottom }) => Math.round(bottom));
  return Math.max(0, ...bottoms);
}

/** Calls `onChange` when that edge may have moved; returns a function that stops it. */
export function watchNavigation(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
}
