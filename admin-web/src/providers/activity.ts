/**
 * When somebody last did something in the portal, in any tab of this browser: only then does a request keep the session
 * in use (docs/decisions/0046-sessions-end-when-nobody-is-there.md).
 */
const KEY = 'smash.portal.last-activity';

/** Milliseconds after the last input during which requests count as made by a person. */
const ATTENDED_MS = 90_000;
/** How often the time is stored for other tabs, in milliseconds. */
const NOTED_EVERY_MS = 5_000;

const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Begins with the first load: a person who opens the portal is there. */
let last = Date.now();
let noted = 0;

/** Begins to note input. */
export function watchActivity(): void {
  for (const name of INPUTS) {
    window.addEventListener(name, () => noteActivity(), { capture: true, passive: true });
  }
}

/** Notes that somebody is there, also where no input shows it, such as after a login. */
export function noteActivity(): void {
  const now = Date.now();
  last = now;
  if (Math.abs(now - noted) < NOTED_EVERY_MS) return;
  noted = now;
  localStorage.setItem(KEY, String(now));
}

/** Milliseconds since 1970. Once the clock was set back, the time of that. */
export function lastActivity(): number {
  const now = Date.now();
  const latest = Math.max(last, Number(localStorage.getItem(KEY) ?? 0));
  if (latest <= now) return latest;
  // From before: as long as it lay ahead, nobody would seem to have left.
  noteActivity();
  return now;
}

/** Whether a request now is to keep the session in use. */
export function isAttended(): boolean {
  return Date.now() - lastActivity() < ATTENDED_MS;
}
