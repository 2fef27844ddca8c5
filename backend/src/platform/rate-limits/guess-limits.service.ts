import { Injectable } from '@nestjs/common';
import { TooManyRequestsException } from '../errors/api-exception.js';
import type { Caller } from './caller.decorator.js';
import { KnownDevices } from './known-devices.service.js';
import { RateLimitService } from './rate-limit.service.js';
import { COARSE_LIMITS, type GuessedSecret } from './rate-limits.js';

/**
 * Slows down people who guess, and nobody else. Attempts are counted by account and source, a known device or a
 * network; each pair has its own, growing pauses. However many strangers guess, the account is not held up elsewhere.
 */
@Injectable()
export class GuessLimits {
  constructor(
    private readonly limits: RateLimitService,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Counts an attempt, before it is checked.
   * @param account username or the like, in lower case, whether it exists or not
   * @throws TooManyRequestsException with the seconds to wait
   */
  async count(secret: GuessedSecret, account: string, caller: Caller): Promise<void> {
    const device = await this.devices.idFor(secret, account, caller);
    if (!device) await this.countStranger(secret, caller);
    // While many guess, each new network has a single attempt before its first pause.
    const isOnly = !device && (await this.isUnderAttack(secret, account));
    await this.consume('guessBySource', subjectOf(secret, account, device ?? caller.network), isOnly);
    if (device || !caller.site) return;
    await this.consume('guessBySourceOfSite', subjectOf(secret, account, caller.site));
  }

  /** Queue in which a submitted password is checked. */
  async askerOf(...attempt: Parameters<GuessLimits['knows']>): Promise<'known' | 'stranger'> {
    return (await this.knows(...attempt)) ? 'known' : 'stranger';
  }

  private async consume(
    limit: 'guessBySource' | 'guessBySourceOfSite',
    subject: string,
    isOnly = false,
  ): Promise<void> {
    const { wait, isFirstRefused } = await this.limits.tryConsume(limit, subject, { isOnly });
    if (isFirstRefused) throw new TooManyRequestsException(await this.limits.pause(limit, subject), true);
    if (wait > 0) throw new TooManyRequestsException(wait);
  }

  /** After a right guess: forgets the attempts from this source, and remembers the device. */
  async succeed(secret: GuessedSecret, account: string, caller: Caller): Promise<void> {
    const device = await this.devices.idFor(secret, account, caller);
    await this.limits.reset('guessBySource', subjectOf(secret, account, device ?? caller.network));
    await this.devices.remember(secret, account, caller);
  }

  /** Whether this device has been right about the secret before. */
  async knows(secret: GuessedSecret, account: string, caller: Caller): Promise<boolean> {
    return (await this.devices.idFor(secret, account, caller)) !== undefined;
  }

  /**
   * Counts a known device by its network for accounts that it does not know; it is spared that only for its own.
   * Otherwise each account of a guesser would give the same address as many attempts again.
   */
  private async countStranger(secret: GuessedSecret, caller: Caller): Promise<void> {
    const coarse = COARSE_LIMITS[secret];
    if (!coarse || !(await this.devices.subjectFor(secret, caller))) return;
    await this.limits.consumeFrom(caller, coarse);
  }

  private async isUnderAttack(secret: GuessedSecret, account: string): Promise<boolean> {
    return (await this.limits.tryConsume('guessByAccount', `${secret} ${account}`)).wait > 0;
  }
}

const subjectOf = (secret: GuessedSecret, account: string, source: string) =>
  `${secret} ${account} ${source}`;
