import { useRef } from 'react';

/**
 * Wraps an action: a call while it is under way starts nothing and gets the result of the first. A React state would
 * come too late for that: it is drawn after the second press.
 */
export function useOneAtATime<Arguments extends unknown[], Result>(
  action: (...parameters: Arguments) => Result,
): (...parameters: Arguments) => Promise<Awaited<Result>> {
  const underWay = useRef<Promise<Awaited<Result>>>(undefined);

  async function start(parameters: Arguments): Promise<Awaited<Result>> {
    try {
      return await action(...parameters);
    } finally {
      underWay.current = undefined;
    }
  }
  return (...parameters) => (underWay.current ??= start(parameters));
}
