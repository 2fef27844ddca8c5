import { createHmac } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { TooManyRequestsException } from '../errors/api-exception.js';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { RATE_LIMITS, type RateLimitName } from './rate-limits.js';

/** Counts attempts in PostgreSQL, so that limits hold across replicas and restarts. */
@Injectable()
export class RateLimitService {
  private readonly limiters = new Map<RateLimitName, RateLimiterPostgres>();
  /** The last attempt under way of each subject. */
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly dataSource: DataSource,
  ) {
    const factor = environment.RATE_LIMIT_FACTOR;
    if (factor !== 1)
      new Logger('RateLimits').warn(`RATE_LIMIT_FACTOR=${factor}: every limit is multiplied by it.`);
    for (const name of Object.keys(RATE_LIMITS) as RateLimitName[]) {
      const { points, seconds } = RATE_LIMITS[name];
      const limiter = new RateLimiterPostgres({
        storeClient: dataSource,
        storeType: 'typeorm',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: Math.max(1, Math.round(points * factor)),
        duration: seconds,
      });
      this.limiters.set(name, limiter);
    }
  }

  /**
   * Counts one attempt. `subject` is what is counted by, such as an address or an account; only a keyed hash of
   * it is stored. Attempts that come at once wait for one another here: in the database, where all want the same row,
   * each would hold a connection, and others would have none. What refuses one refuses those that wait behind it.
   * @throws TooManyRequestsException with the seconds to wait
   */
  async consume(name: RateLimitName, subject: string): Promise<void> {
    const key = this.key(subject);
    const row = `${name}:${key}`;
    const before = this.underWay.get(row) ?? Promise.resolve();
    const attempt = before.then(() => this.count(name, key));
    this.underWay.set(row, attempt);
    try {
      await attempt;
    } finally {
      if (this.underWay.get(row) === attempt) this.underWay.delete(row);
    }
  }

  /** Forgets the attempts of a subject, after one that succeeded. */
  async reset(name: RateLimitName, subject: string): Promise<void> {
    await this.limiters.get(name)?.delete(this.key(subject));
  }

  /** Removes counters that have run out; the library would do it with a timer in every process. */
  async removeExpired(): Promise<void> {
    await this.dataSource.query('DELETE FROM rate_limits WHERE expire < $1', [Date.now()]);
  }

  private async count(name: RateLimitName, key: string): Promise<void> {
    try {
      await this.limiters.get(name)?.consume(key);
    } catch (reason) {
      if (reason instanceof RateLimiterRes) {
        throw new TooManyRequestsException(Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
      }
      throw reason;
    }
  }

  private key(subject: string): string {
    return createHmac('sha256', this.environment.RATE_LIMIT_SECRET).update(subject).digest('base64url');
  }
}
