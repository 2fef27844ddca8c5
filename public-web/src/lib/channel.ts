import { CHANNEL_PARAMETER, readChannel } from '@smash/contract';
import { safeSessionStorage } from './safe-storage';

const KEY = 'channel';

/** Notes where the visitor read of us, if the address says it; the latest that said it counts. */
export function rememberChannel(search: string): void {
  const channel = readChannel(new URLSearchParams(search).get(CHANNEL_PARAMETER));
  if (channel !== null) safeSessionStorage.write(KEY, channel);
}

/** Where this visit came from; null when no address of it has said. */
export const visitChannel = (): string | null => readChannel(safeSessionStorage.read(KEY));

// Whatever page comes first: links inside the site do not carry it along.
if (typeof window !== 'undefined') rememberChannel(window.location.search);
