import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What only this browser knows, such as what stands in its address; undefined while the page is prerendered and hydrated.
 * Draws again only where there is something.
 * @param read returns the same value or object until the component is drawn again for another reason
 */
export function useBrowserValue<Value>(read: () => Value): Value | undefined {
  return useSyncExternalStore<Value | undefined>(never, read, () => undefined);
}

/** False while the page is prerendered and hydrated, true as soon as what only this browser knows may be shown. */
export function useIsHydrated(): boolean {
  return useBrowserValue(() => true) ?? false;
}
