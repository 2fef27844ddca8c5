/**
 * Milliseconds between two runs, and the most that chance adds to them, so that tabs that heard the same do not ask
 * together.
 */
const REST_MS = 5_000;
const SPREAD_MS = 1_000;

export interface Throttled {
  /** Runs the action at once, or when the pause since its last run is over. */
  run: () => void;
  /** Cancels a run that is still to come. */
  cancel: () => void;
}

/** Runs an action when asked; many requests within a few seconds run it once, and once more after the pause. */
export function throttle(action: () => void): Throttled {
  let rest: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const run = () => {
    isWanted = rest !== undefined;
    if (isWanted) return;
    action();
    rest = setTimeout(
      () => {
        rest = undefined;
        if (isWanted) run();
      },
      REST_MS + Math.random() * SPREAD_MS,
    );
  };
  const cancel = () => {
    clearTimeout(rest);
    rest = undefined;
  };
  return { run, cancel };
}
