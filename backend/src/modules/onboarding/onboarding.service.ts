import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ENVIRONMENT, type Environment } from '../../platform/config/environment.js';
import type { Caller } from '../../platform/rate-limits/caller.decorator.js';
import { GuessLimits } from '../../platform/rate-limits/guess-limits.service.js';
import { readToken } from '../../platform/tokens/signed-tokens.js';
import type { OnboardingProductDto, UnlockedDto } from './onboarding.dto.js';
import { OnboardingNotSetUpException, WrongPinException } from './onboarding.errors.js';
import { toProducts } from './onboarding-products.js';

/** The page stays unlocked for a working day. */
export const UNLOCKED_SECONDS = 8 * 60 * 60;

/** Token service with a key of its own. */
export const ONBOARDING_TOKENS = Symbol('ONBOARDING_TOKENS');

/** The PIN of new staff and the content behind it: only the server has both (docs/requirements/onboarding.md#o-10). */
@Injectable()
export class OnboardingService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly guesses: GuessLimits,
    @Inject(ONBOARDING_TOKENS) private readonly tokens: JwtService,
  ) {}

  get isSetUp(): boolean {
    return this.environment.ONBOARDING_PIN !== undefined;
  }

  /**
   * Issues a token for the PIN. Attempts are counted before the PIN is checked.
   * @throws WrongPinException
   */
  async unlock(pin: string, caller: Caller): Promise<UnlockedDto> {
    const { ONBOARDING_PIN: expected } = this.environment;
    if (expected === undefined) throw new OnboardingNotSetUpException();
    const right = this.digest(expected);
    // Everybody who enters the PIN counts as one account; after a change of the PIN, known devices are forgotten.
    const everybody = right.toString('base64url');
    await this.guesses.count('onboarding', everybody, caller);
    if (!timingSafeEqual(this.digest(pin), right)) throw new WrongPinException();
    await this.guesses.succeed('onboarding', everybody, caller);
    const expiresAt = new Date(Date.now() + UNLOCKED_SECONDS * 1000);
    return { access_token: await this.tokens.signAsync({}), expires_at: expiresAt.toISOString() };
  }

  async isUnlocked(token: string): Promise<boolean> {
    return this.isSetUp && (await readToken(this.tokens, token)) !== undefined;
  }

  products(): OnboardingProductDto[] {
    return toProducts(this.environment);
  }

  /** Digests have one length, so that comparing two reveals nothing about either. */
  private digest(pin: string): Buffer {
    return createHmac('sha256', this.environment.JWT_SECRET).update(pin).digest();
  }
}
