import { RETENTION_MONTHS } from '@smash/contract';
import { configured } from './configured';

/** What APPLICATION_RETENTION_MONTHS is where the site runs. */
export const retentionMonths = configured('VITE_APPLICATION_RETENTION_MONTHS', String(RETENTION_MONTHS));
