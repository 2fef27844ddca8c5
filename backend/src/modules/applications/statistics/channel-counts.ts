import type { Reader } from '../../../platform/standby/index.js';
import type { ChannelCountDto } from './statistics.dto.js';

const MOST_CHANNELS = 20;

type Counts = Omit<ChannelCountDto, 'channel'>;

/** Withdrawn applications of one channel, and how many of them nobody reviewed. */
export interface Withdrawal {
  channel: string | null;
  count: number;
  pending: number;
}

/**
 * How many applications came through which channel, the most frequent first. Those without one are no rows of the
 * index: they are what the named ones leave of the whole, which was counted a moment before.
 * @param conditions which applications are meant
 * @param withdrawals the withdrawn ones among them, read from a small index of their own: the index of channels does not contain the withdrawal
 */
export async function countChannels(
  reader: Reader,
  {
    conditions,
    parameters,
    whole,
    withdrawals,
  }: { conditions: string; parameters: unknown[]; whole: Counts; withdrawals: readonly Withdrawal[] },
): Promise<ChannelCountDto[]> {
  const rows = await reader.query<Omit<ChannelCountDto, 'waiting'>[]>(
    `SELECT channel, count(*)::int AS count, count(*) FILTER (WHERE status <> 'pending')::int AS reviewed,
       count(*) FILTER (WHERE status = 'accepted')::int AS accepted
     FROM applications WHERE ${conditions} AND channel IS NOT NULL GROUP BY channel ORDER BY count DESC, channel`,
    parameters,
  );
  const withdrawn = new Map(withdrawals.map(({ channel, pending }) => [channel, pending]));
  const named = rows.map((row) => ({
    ...row,
    waiting: Math.max(0, row.count - row.reviewed - (withdrawn.get(row.channel) ?? 0)),
  }));
  const left = named.reduce<Counts>(
    (rest, { count, reviewed, waiting, accepted }) => ({
      count: rest.count - count,
      waiting: Math.max(0, rest.waiting - waiting),
      reviewed: Math.max(0, rest.reviewed - reviewed),
      accepted: Math.max(0, rest.accepted - accepted),
    }),
    whole,
  );
  return [...named.slice(0, MOST_CHANNELS), ...(left.count > 0 ? [{ channel: null, ...left }] : [])];
}
