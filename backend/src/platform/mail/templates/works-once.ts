import { formatDateTime } from '@smash/contract';

/** Until when the link of a mail works: by the clock and not in hours, since the mail may have waited. */
export const worksOnce = (expiresAt: Date): string =>
  `works once, until ${formatDateTime(expiresAt)} (Lagos time)`;
