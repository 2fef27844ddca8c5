import { lazy, type ComponentType } from 'react';

/**
 * A part of a page that is loaded when it is first shown, and without which the page does: when it cannot be loaded, there
 * is nothing in its place.
 */
export const lazyExtra = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => () => null) }));
