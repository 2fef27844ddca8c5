/** Milliseconds between two times, and how many more at most by chance, so that tabs that heard the same do not ask together. */
const REST_MS = 5_000;
const SPREAD_MS = 1_000;

export interface Seldom {
  /** At once, or when the rest since the last time is over. */
  ask: () => void;
  /** Forgets what is still to be done. */
  stop: () => void;
}

/** Does something as often as it is asked for, but for many times within a few seconds once, and once more after them. */
export function seldom(action: () => void): Seldom {
  let rest: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const ask = () => {
    isWanted = rest !== undefined;
    if (isWanted) return;
    action();
    rest = setTimeout(
      () => {
        rest = undefined;
        if (isWanted) ask();
      },
      REST_MS + Math.random() * SPREAD_MS,
    );
  };
  const stop = () => {
    clearTimeout(rest);
    rest = undefined;
  };
  return { ask, stop };
}
