import { RETENTION_MONTHS } from '@smash/contract';
import { configured } from './configured';

/** How long an application is kept after its job closed, such as "6 months"; undefined for 0: none is erased by itself. */
export function retentionOf(months: string): string | undefined {
  if (Number(months) === 0) return undefined;
  return Number(months) === 1 ? '1 month' : `${months} months`;
}

/** The term that APPLICATION_RETENTION_MONTHS sets where the site runs. */
export const retention = retentionOf(
  configured('VITE_APPLICATION_RETENTION_MONTHS', String(RETENTION_MONTHS)),
);
