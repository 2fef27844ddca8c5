import type { Environment } from '../../config/environment.js';
import { ClamdScanner } from './clamd-scanner.js';
import { NoVirusScanner, type VirusScanner } from './virus-scanner.js';

/** The scanner that the environment names, if any. */
export function createVirusScanner({
  CLAMD_HOST,
  CLAMD_PORT,
}: Pick<Environment, 'CLAMD_HOST' | 'CLAMD_PORT'>): VirusScanner {
  return CLAMD_HOST ? new ClamdScanner({ host: CLAMD_HOST, port: CLAMD_PORT }) : new NoVirusScanner();
}
