import { createHmac } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { TooManyRequestsException } from '../errors/api-exception.js';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import type { CallerNetwork } from './caller.decorator.js';
import { mailboxOf } from './mailbox.js';
import { type AddressLimitName, allLimits, pauseSeconds, type RateLimitName } from './rate-limits.js';

/** The outcome of an attempt. */
interface Outcome {
  /** Seconds until another attempt is allowed; 0 when this one is. */
  wait: number;
  /** Whether this attempt is the first refused one. */
  isFirstRefused: boolean;
  /** For an allowed attempt: how many more are allowed, and the seconds until the count resets. */
  left?: { remaining: number; resetsIn: number };
}

const ALLOWED: Outcome = { wait: 0, isFirstRefused: false };

/** Counts attempts in PostgreSQL, so that limits hold across replicas and restarts. */
@Injectable()
export class RateLimitService {
  private readonly limiters = new Map<RateLimitName, RateLimiterPostgres>();
  /** The newest attempt under way of each subject. */
  private readonly underWay = new Map<string, Promise<Outcome>>();

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly dataSource: DataSource,
  ) {
    const factor = environment.RATE_LIMIT_FACTOR;
    if (factor !== 1)
      new Logger('RateLimits').warn(`RATE_LIMIT_FACTOR=${factor}: every limit is multiplied by it.`);
    for (const [name, { points, seconds }] of allLimits()) {
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
   * Counts one attempt, or several at once.
   * @throws TooManyRequestsException with the seconds to wait
   */
  async consume(name: RateLimitName, subject: string, attempts = 1): Promise<void> {
    const { wait, isFirstRefused } = await this.tryConsume(name, subject, { attempts });
    if (wait > 0) throw new TooManyRequestsException(wait, isFirstRefused);
  }

  /**
   * Counts an attempt of a network, and if that allows it, of the network's site too.
   * @throws TooManyRequestsException with the seconds to wait
   */
  async consumeFrom({ network, site }: CallerNetwork, name: AddressLimitName): Promise<void> {
    await this.consume(name, network);
    if (site) await this.consume(`${name}OfSite`, site);
  }

  /**
   * Counts an attempt and returns whether it is allowed. `subject` is what attempts are counted by, such as a network
   * or an account; only its keyed hash is stored. Simultaneous attempts of a subject wait for one another here: in the
   * database, where all need the same row, each would hold a connection and leave none for others. A refusal also
   * applies to the attempts that wait behind it.
   */
  async tryConsume(
    name: RateLimitName,
    subject: string,
    { isOnly = false, attempts = 1 } = {},
  ): Promise<Outcome> {
    const key = this.key(subject);
    const row = `${name}:${key}`;
    const before = this.underWay.get(row) ?? Promise.resolve(ALLOWED);
    const attempt = before.then((earlier) =>
      earlier.wait > 0
        ? { ...earlier, isFirstRefused: false }
        : this.count(name, key, isOnly ? undefined : attempts),
    );
    this.underWay.set(row, attempt);
    try {
      return await attempt;
    } finally {
      if (this.underWay.get(row) === attempt) this.underWay.delete(row);
    }
  }

  /** Counts a mail that is about to be sent. @returns whether it may be sent; if not, the response must not show it */
  async mayMail(name: RateLimitName, mailbox: string): Promise<boolean> {
    return (await this.tryConsume(name, mailboxOf(mailbox))).wait === 0;
  }

  /** Resets the count of mails to a mailbox, after one of their links was followed. */
  async forgetMails(name: RateLimitName, mailbox: string): Promise<void> {
    await this.reset(name, mailboxOf(mailbox));
  }

  /** Refuses attempts of a subject for a while, longer each time. @returns the seconds */
  async pause(name: RateLimitName, subject: string): Promise<number> {
    const key = this.key(subject);
    const { consumedPoints } = await this.limiter('pauses').penalty(`${name} ${key}`);
    const seconds = pauseSeconds(consumedPoints);
    await this.limiter(name).block(key, seconds);
    return seconds;
  }

  /** Resets the attempts and pauses of a subject after a success. */
  async reset(name: RateLimitName, subject: string): Promise<void> {
    const key = this.key(subject);
    await this.limiter(name).delete(key);
    await this.limiter('pauses').delete(`${name} ${key}`);
  }

  /** Removes expired counters; the library would use a timer in every process. */
  async removeExpired(): Promise<void> {
    await this.dataSource.query('DELETE FROM rate_limits WHERE expire < $1', [Date.now()]);
  }

  /** @param attempts all allowed ones if undefined */
  private async count(name: RateLimitName, key: string, attempts?: number): Promise<Outcome> {
    const limiter = this.limiter(name);
    const points = attempts ?? limiter.points;
    try {
      const { remainingPoints, msBeforeNext } = await limiter.consume(key, points);
      return { ...ALLOWED, left: { remaining: remainingPoints, resetsIn: Math.ceil(msBeforeNext / 1000) } };
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      // When several at once are refused, none is made: they are given back, as fewer may still be allowed.
      if (attempts !== undefined && attempts > 1) await limiter.reward(key, attempts);
      return {
        wait: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)),
        isFirstRefused: reason.consumedPoints - points <= limiter.points,
      };
    }
  }

  /** How many attempts are allowed in how many seconds, with RATE_LIMIT_FACTOR applied. */
  policyOf(name: RateLimitName): { points: number; seconds: number } {
    const { points, duration } = this.limiter(name);
    return { points, seconds: duration };
  }

  private limiter(name: RateLimitName): RateLimiterPostgres {
    const limiter = this.limiters.get(name);
    if (!limiter) throw new Error(`There is no limit ${name}`);
    return limiter;
  }

  private key(subject: string): string {
    return createHmac('sha256', this.environment.RATE_LIMIT_SECRET).update(subject).digest('base64url');
  }
}
