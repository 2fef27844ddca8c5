import { CHANNEL_PARAMETER, readChannel } from '@smash/contract';
import { safeSessionStorage } from './safe-storage';

const KEY = 'channel';

/** Remembers the channel named in the address, if there is one. The latest one counts. */
export function rememberChannel(search: string): void {
  const channel = readChannel(new URLSearchParams(search).get(CHANNEL_PARAMETER));
  if (channel !== null) safeSessionStorage.write(KEY, channel);
}

/** Channel of this visit; null when no address named one. */
export const visitChannel = (): string | null => readChannel(safeSessionStorage.read(KEY));

// On the first page of a visit, whichever it is: links inside the site drop the parameter.
if (typeof window !== 'undefined') rememberChannel(window.location.search);
