import type { Reader } from '../../../platform/standby/index.js';
import type { ChannelCountDto } from './statistics.dto.js';

const MOST_CHANNELS = 20;

type Counts = Omit<ChannelCountDto, 'channel'>;

/**
 * How many applications came through which channel, the most frequent first. Those without one are no rows of the
 * index: they are what the named ones leave of the whole, which was counted a moment before.
 * @param conditions which applications are meant
 */
export async function countChannels(
  reader: Reader,
  { conditions, parameters, whole }: { conditions: string; parameters: unknown[]; whole: Counts },
): Promise<ChannelCountDto[]> {
  const named = await reader.query<ChannelCountDto[]>(
    `SELECT channel, count(*)::int AS count, count(*) FILTER (WHERE status <> 'pending')::int AS reviewed,
       count(*) FILTER (WHERE status = 'accepted')::int AS accepted
     FROM applications WHERE ${conditions} AND channel IS NOT NULL GROUP BY channel ORDER BY count DESC, channel`,
    parameters,
  );
  const left = named.reduce<Counts>(
    (rest, { count, reviewed, accepted }) => ({
      count: rest.count - count,
      reviewed: Math.max(0, rest.reviewed - reviewed),
      accepted: Math.max(0, rest.accepted - accepted),
    }),
    whole,
  );
  return [...named.slice(0, MOST_CHANNELS), ...(left.count > 0 ? [{ channel: null, ...left }] : [])];
}
