import type { Presence } from '../../../providers/calls/application-changes';

type Listener = (presence: Presence) => void;

const listeners = new Set<Listener>();

/** Hands what the stream brought to whatever is on screen. */
export function hearPresence(presence: Presence): void {
  for (const listener of listeners) listener(presence);
}

/** Returns what stops it. */
export function onPresence(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
