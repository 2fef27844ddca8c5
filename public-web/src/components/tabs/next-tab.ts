/** Keys that move to the previous or next tab, in any layout of the list. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The tab a key leads to, round the ends; undefined for keys that do not move between tabs. */
export function nextTab(key: string, selected: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (selected + step + count) % count;
}
