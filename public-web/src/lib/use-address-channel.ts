import { CHANNEL_PARAMETER, readChannel } from '@smash/contract';
import { useLocation } from 'react-router';

/** Where this very address was read, for browsers without scripts; lib/channel.ts remembers it for all others. */
export function useAddressChannel(): string | null {
  return readChannel(new URLSearchParams(useLocation().search).get(CHANNEL_PARAMETER));
}
