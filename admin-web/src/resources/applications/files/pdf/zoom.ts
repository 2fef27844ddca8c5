/** How large a page is: the width of the viewer, or a factor of its real size. */
export type Zoom = 'page-width' | number;

export const FIT_WIDTH = 'page-width';
const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

/** The next larger or smaller step from what is on screen, or undefined at the end. */
export function nextZoom(scale: number, direction: 1 | -1): number | undefined {
  /** Fitting to the width can give a scale between hundredths. */
  const TOLERANCE = 0.005;
  return direction === 1
    ? STEPS.find((step) => step > scale + TOLERANCE)
    : STEPS.findLast((step) => step < scale - TOLERANCE);
}

/** The stored zoom if it is valid; a browser's storage can hold anything. */
export function readZoom(stored: unknown): Zoom {
  return typeof stored === 'number' && stored >= 0.25 && stored <= 4 ? stored : FIT_WIDTH;
}
