import { Injectable } from '@nestjs/common';
import { TooManyRequestsException } from '../errors/api-exception.js';
import type { Caller } from './caller.decorator.js';
import { KnownDevices } from './known-devices.service.js';
import { RateLimitService } from './rate-limit.service.js';
import { COARSE_LIMITS, type GuessedSecret } from './rate-limits.js';

/**
 * Slows down who guesses, and nobody else: tries are counted by account and by where they come from, a known device or
 * a network, and each has pauses of its own that grow. No number of strangers holds up an account elsewhere.
 */
@Injectable()
export class GuessLimits {
  constructor(
    private readonly limits: RateLimitService,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Counts one try, before it is looked at.
   * @param account name of what is logged in to, in lower case, whether it exists or not
   * @throws TooManyRequestsException with the seconds to wait
   */
  async count(secret: GuessedSecret, account: string, caller: Caller): Promise<void> {
    const device = await this.devices.idFor(secret, account, caller);
    if (!device) await this.countStranger(secret, caller);
    // With many guessers at work, each new network has a single try before its first pause.
    const isOnly = !device && (await this.isUnderAttack(secret, account));
    await this.consume('guessBySource', subjectOf(secret, account, device ?? caller.network), isOnly);
    if (device || !caller.site) return;
    await this.consume('guessBySourceOfSite', subjectOf(secret, account, caller.site));
  }

  /** In which queue a password that was sent is checked. */
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

  /** After the right one: forgets the tries from here, and remembers the device. */
  async succeed(secret: GuessedSecret, account: string, caller: Caller): Promise<void> {
    const device = await this.devices.idFor(secret, account, caller);
    await this.limits.reset('guessBySource', subjectOf(secret, account, device ?? caller.network));
    await this.devices.remember(secret, account, caller);
  }

  /** Whether the right one came from this device before. */
  async knows(secret: GuessedSecret, account: string, caller: Caller): Promise<boolean> {
    return (await this.devices.idFor(secret, account, caller)) !== undefined;
  }

  /**
   * A device is spared its network's coarse limit for the accounts that it knows. At another it is a stranger: else each
   * account that a guesser has would give the same address as many tries again.
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
