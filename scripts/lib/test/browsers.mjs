import { existsSync } from 'node:fs';

const chromiumPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const shellPath = '/usr/bin/chromium-headless-shell';

/**
 * Paths of this machine's browsers: CHROMIUM_PATH, else Debian's packages. Without one, Playwright takes its own.
 * @returns {{ whole: string | undefined, shell: string | undefined }} shell: without a user interface, which is half the
 *   work for the processor
 */
export function findBrowsers() {
  const given = process.env.CHROMIUM_PATH;
  const whole = given ?? chromiumPaths.find((file) => existsSync(file));
  return { whole, shell: !given && existsSync(shellPath) ? shellPath : whole };
}
