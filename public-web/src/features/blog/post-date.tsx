import { formatDate } from '@smash/contract';

/** The day of a post, YYYY-MM-DD, as people write it. */
export function PostDate({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date)}</time>;
}
