import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ENVIRONMENT, type Environment, siteUrl } from '../config/environment.js';
import { describeVersion } from '../config/product-version.js';
import { FileStorage, VirusScanner } from '../files/index.js';
import type { ReadinessDto } from './health.dto.js';
import { inTime } from '../timing/in-time.js';

const CHECK_TIMEOUT_MS = 3_000;
/** The parts are checked no more often than this, however often readiness is asked for. */
const REPORT_MAX_AGE_MS = 500;

/** Whether each part works. */
interface PartStates {
  database: boolean;
  storage: boolean;
  scanner: boolean;
}

/** Whether this process should get requests: it is not stopping, and its database works. */
@Injectable()
export class ReadinessService {
  private isStopping = false;
  private parts?: { checked: Promise<PartStates>; at: number };

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
    private readonly scanner: VirusScanner,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** From now on reports not ready, so that a proxy sends requests elsewhere. */
  stop(): void {
    this.isStopping = true;
  }

  /** A storage or scanner that is down only degrades the service: jobs and login work without them. */
  async check(): Promise<ReadinessDto> {
    const { database, storage, scanner } = await this.checkParts();
    const isReady = database && !this.isStopping;
    return {
      status: !isReady ? 'unavailable' : storage && scanner ? 'ok' : 'degraded',
      database: toState(database),
      storage: toState(storage),
      scanner: this.scanner.isOn ? toState(scanner) : 'off',
      version: describeVersion(this.environment.SOURCE_COMMIT),
      site: siteUrl(this.environment),
    };
  }

  private checkParts(): Promise<PartStates> {
    const now = performance.now();
    if (!this.parts || now - this.parts.at > REPORT_MAX_AGE_MS) {
      const checks = [
        responds(this.dataSource.query('SELECT 1')),
        responds(this.storage.check()),
        responds(this.scanner.check()),
      ] as const;
      const checked = Promise.all(checks).then(([database, storage, scanner]) => ({
        database,
        storage,
        scanner,
      }));
      this.parts = { checked, at: now };
    }
    return this.parts.checked;
  }
}

const toState = (isUp: boolean) => (isUp ? 'up' : 'down');

async function responds(check: Promise<unknown>): Promise<boolean> {
  try {
    await inTime(check, CHECK_TIMEOUT_MS, () => new Error('no response in time'));
    return true;
  } catch {
    return false;
  }
}
