import { formatDateTime } from '@smash/contract';

/** Says until when a link works: a time, not a number of hours, since the mail may have waited. */
export const worksOnce = (expiresAt: Date): string =>
  `works once, until ${formatDateTime(expiresAt)} (Lagos time)`;
