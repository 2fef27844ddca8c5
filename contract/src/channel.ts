/** Longest name of a channel. */
export const CHANNEL_LIMIT = 40;

/** The parameter of an address that names a channel: `/careers/361?src=whatsapp`. */
export const CHANNEL_PARAMETER = 'src';

/** Labels of the channels that this site itself uses; addresses may name others too. */
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

/** The name of a channel in lower case; null for anything that is not a valid name. */
export function readChannel(value: unknown): string | null {
  const channel = typeof value === 'string' ? value.toLowerCase() : '';
  return CHANNEL.test(channel) ? channel : null;
}

/** Label of a channel for people; null stands for an unknown channel. */
export function channelLabel(channel: string | null): string {
  if (channel === null) return 'Not known';
  return Object.hasOwn(CHANNEL_LABELS, channel) ? CHANNEL_LABELS[channel as KnownChannel] : channel;
}

/** An address with the parameter of a channel. */
export const throughChannel = (address: string, channel: KnownChannel): string =>
  `${address}?${CHANNEL_PARAMETER}=${channel}`;
