import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FileStorage } from '../files/files.public.js';
import type { ReadinessDto } from './health.dto.js';

const CHECK_TIMEOUT_MS = 3_000;

/** Whether this process should get requests: not stopping, and its database answers. */
@Injectable()
export class ReadinessService {
  private isStopping = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
  ) {}

  /** From now on not ready, so that a proxy sends its requests elsewhere. */
  stop(): void {
    this.isStopping = true;
  }

  /** A storage that is down degrades the service but does not take it away: jobs and login work without it. */
  async check(): Promise<ReadinessDto> {
    const [database, storage] = await Promise.all([
      answers(this.dataSource.query('SELECT 1')),
      answers(this.storage.check()),
    ]);
    const isReady = database && !this.isStopping;
    return {
      status: !isReady ? 'unavailable' : storage ? 'ok' : 'degraded',
      database: database ? 'up' : 'down',
      storage: storage ? 'up' : 'down',
    };
  }
}

async function answers(check: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, CHECK_TIMEOUT_MS, new Error('no answer in time'));
  });
  try {
    await Promise.race([check, timeout]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
