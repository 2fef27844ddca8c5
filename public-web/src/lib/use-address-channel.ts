import { CHANNEL_PARAMETER, readChannel } from '@smash/contract';
import { useLocation } from 'react-router';

/** Channel in the present address, for forms in browsers without scripts; lib/channel.ts remembers it for all others. */
export function useAddressChannel(): string | null {
  return readChannel(new URLSearchParams(useLocation().search).get(CHANNEL_PARAMETER));
}
