import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A value that only this browser knows, such as a part of its address; undefined while the page is prerendered and hydrated.
 * After that the component renders again only when there is a value.
 * @param read returns the same value or object until the component renders again for another reason
 */
export function useBrowserValue<Value>(read: () => Value): Value | undefined {
  return useSyncExternalStore<Value | undefined>(never, read, () => undefined);
}

/** False while the page is prerendered and hydrated; true once values that only this browser knows may be shown. */
export function useIsHydrated(): boolean {
  return useBrowserValue(() => true) ?? false;
}
