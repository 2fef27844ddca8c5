import type { Presence } from '../../../providers/calls/application-changes';

type Listener = (presence: Presence) => void;

const listeners = new Set<Listener>();

/** Hands presence from the stream to the listeners on screen. */
export function hearPresence(presence: Presence): void {
  for (const listener of listeners) listener(presence);
}

/** Listens to presence. Returns a function that stops it. */
export function onPresence(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
