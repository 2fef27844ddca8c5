/** Longest name of a channel. */
export const CHANNEL_LIMIT = 40;

/** The parameter of an address that names a channel: `/careers/361?src=whatsapp`. */
export const CHANNEL_PARAMETER = 'src';

/** The channels that this site names itself, as people read them; any other may stand in an address too. */
export const CHANNEL_LABELS = {
  whatsapp: 'WhatsApp',
  x: 'X',
  linkedin: 'LinkedIn',
  email: 'Email',
  link: 'Copied link',
  poster: 'Poster',
  alert: 'Job alert',
  embed: 'Other websites',
  'feed-xml': 'Job boards',
  'feed-rss': 'RSS feed',
  'feed-json': 'JSON feed',
  'feed-ics': 'Calendar',
} as const;
export type KnownChannel = keyof typeof CHANNEL_LABELS;

const CHANNEL = new RegExp(`^[a-z0-9_-]{1,${CHANNEL_LIMIT}}$`);

/** Where somebody read of a job, in lower case; null for anything that is no name of a channel. */
export function readChannel(value: unknown): string | null {
  const channel = typeof value === 'string' ? value.toLowerCase() : '';
  return CHANNEL.test(channel) ? channel : null;
}

/** As people read it; null, where nobody knows, is the address itself. */
export function channelLabel(channel: string | null): string {
  if (channel === null) return 'Not known';
  return Object.hasOwn(CHANNEL_LABELS, channel) ? CHANNEL_LABELS[channel as KnownChannel] : channel;
}

/** An address that says where it was read. */
export const throughChannel = (address: string, channel: KnownChannel): string =>
  `${address}?${CHANNEL_PARAMETER}=${channel}`;
