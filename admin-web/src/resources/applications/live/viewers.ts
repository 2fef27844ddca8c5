import type { Presence } from '../../../providers/calls/application-changes';
import { t } from '../../../i18n/t';

/** Milliseconds between two messages that the person is still here. */
export const STILL_HERE_MS = 10_000;
/** Milliseconds of silence after which somebody counts as gone: two messages may get lost on the way. */
export const GONE_AFTER_MS = 25_000;

export interface Viewer {
  username: string;
  /** When the viewer counts as gone, in milliseconds. */
  until: number;
}

/** The people who look at one application, by the ids of their accounts. */
export type Viewers = ReadonlyMap<string, Viewer>;

/** The viewers after a presence message. */
export function afterPresence(viewers: Viewers, { step, by }: Presence, now: number): Viewers {
  const others = [...viewers].filter(([id]) => id !== by.id);
  if (step === 'left') return new Map(others);
  return new Map([...others, [by.id, { username: by.username, until: now + GONE_AFTER_MS }]]);
}

/** The viewers who are not yet gone; the same map when nobody has gone. */
export function stillHere(viewers: Viewers, now: number): Viewers {
  const here = [...viewers].filter(([, { until }]) => until > now);
  return here.length === viewers.size ? viewers : new Map(here);
}

/** "Ngozi is looking at this", as many names as fit in a line; empty when nobody does. */
export function describeViewers(viewers: Viewers): string {
  const names = [...viewers.values()]
    .map(({ username }) => username)
    .sort((a, b) => a.localeCompare(b, 'en'));
  const [first, second] = names;
  if (first === undefined) return '';
  if (second === undefined) return t('%{first} is looking at this', { first });
  if (names.length === 2) return t('%{first} and %{second} are looking at this', { first, second });
  return t('%{first} and %{count} others are looking at this', { first, count: names.length - 1 });
}
