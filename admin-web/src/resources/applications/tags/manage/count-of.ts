import type { Tag } from '@smash/contract/client';

/** "1,204 applications". */
export function countOf({ applications_count: count }: Tag): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'application' : 'applications'}`;
}
