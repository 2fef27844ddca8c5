import { lazy, type ComponentType } from 'react';

/**
 * A part of a page that is loaded when it is first shown. The page works without it: where loading fails, nothing is
 * shown.
 */
export const lazyExtra = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => () => null) }));
