const isTerminal = Boolean(process.stdout.isTTY) && !process.env.CI;
const quietMilliseconds = 2000;
/** Labels of the steps that run now, with their start. @type {Map<symbol, { label: string, start: number }>} */
const active = new Map();
let ticker;

const seconds = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

function redraw() {
  if (!isTerminal) return;
  process.stdout.write('\r\x1b[K');
  if (active.size === 0) return;
  const labels = [...active.values()].map(({ label, start }) => `${label} ${seconds(start)}`).join(', ');
  process.stdout.write(`  … ${labels}`.slice(0, (process.stdout.columns || 80) - 1));
}

/**
 * Prints a line above the one that shows what is running.
 * @param {string} text
 */
export function print(text = '') {
  if (isTerminal && active.size > 0) process.stdout.write('\r\x1b[K');
  process.stdout.write(`${text}\n`);
  redraw();
}

/**
 * Runs one step and prints a tick with its seconds when it is done, a cross when it failed.
 * Without a terminal, a step that takes long announces itself once, so that a log does not look stuck.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} run
 * @returns {Promise<T>}
 */
export async function step(label, run) {
  const key = Symbol(label);
  const start = performance.now();
  active.set(key, { label, start });
  const announce = isTerminal ? undefined : setTimeout(() => print(`  … ${label}`), quietMilliseconds);
  if (isTerminal && !ticker) ticker = setInterval(redraw, 200).unref();
  redraw();
  let mark = '✗';
  try {
    const result = await run();
    mark = '✓';
    return result;
  } finally {
    clearTimeout(announce);
    active.delete(key);
    print(`  ${mark} ${label} (${seconds(start)})`);
    if (active.size === 0) {
      clearInterval(ticker);
      ticker = undefined;
    }
  }
}
