import { formatDate } from '@smash/contract';

/** The date of a post, written for people. @param date YYYY-MM-DD */
export function PostDate({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date)}</time>;
}
