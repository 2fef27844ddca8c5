import { layOutWholePage } from '../lib/lay-out-whole-page';

/**
 * Scrolls to an element, smoothly unless reduced motion is preferred, and focuses it. If it is missing, scrolls to the top.
 * @returns whether the element exists
 */
export function jumpTo(id: string): boolean {
  const target = document.getElementById(id);
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  if (!target) {
    window.scrollTo({ top: 0, behavior });
    return false;
  }
  layOutWholePage();
  target.scrollIntoView({ behavior, block: 'start' });
  target.focus({ preventScroll: true });
  return true;
}
