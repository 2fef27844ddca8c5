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

/** The PIN of new staff and what it opens: the server alone knows both (docs/requirements/onboarding.md#o-10). */
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
   * Gives a token for the PIN. Tries are counted before it is looked at.
   * @throws WrongPinException
   */
  async unlock(pin: string, caller: Caller): Promise<UnlockedDto> {
    const { ONBOARDING_PIN: expected } = this.environment;
    if (expected === undefined) throw new OnboardingNotSetUpException();
    const right = this.digest(expected);
    // All who enter the one PIN are one account; with the next PIN, which devices were here is forgotten.
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

  /** Of one length, so that comparing two says nothing about either. */
  private digest(pin: string): Buffer {
    return createHmac('sha256', this.environment.JWT_SECRET).update(pin).digest();
  }
}
