import { lazy, type ComponentType } from 'react';

/** A screen, or a part of one, whose code is loaded when it is first shown. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));
