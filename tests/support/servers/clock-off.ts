import type { Overrides } from './test-site.js';

/** Variables of a server process whose clock is so many minutes ahead, or behind if negative. */
export function clockOff(minutes: number): Overrides {
  const code = `
    const [Real, read] = [Date, Date.now];
    Date.now = () => read() + ${minutes * 60_000};
    globalThis.Date = new Proxy(Real, {
      construct: (_, given, target) => Reflect.construct(Real, given.length > 0 ? given : [Real.now()], target),
    });`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}
