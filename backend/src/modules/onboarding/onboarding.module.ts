import { createHmac } from 'node:crypto';
import { Module } from '@nestjs/common';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { provideTokens } from '../../platform/tokens/signed-tokens.js';
import { OnboardingController } from './onboarding.controller.js';
import { OnboardingGuard } from './onboarding.guard.js';
import { ONBOARDING_TOKENS, OnboardingService, UNLOCKED_SECONDS } from './onboarding.service.js';

@Module({
  imports: [RateLimitsModule],
  controllers: [OnboardingController],
  providers: [
    OnboardingService,
    OnboardingGuard,
    provideTokens(ONBOARDING_TOKENS, ({ JWT_SECRET, ONBOARDING_PIN = '' }) => ({
      // Derived from the PIN too: after a change of the PIN, everybody has to enter the new one.
      secret: createHmac('sha256', JWT_SECRET).update(`onboarding:${ONBOARDING_PIN}`).digest('hex'),
      audience: 'onboarding',
      expiresIn: UNLOCKED_SECONDS,
    })),
  ],
})
export class OnboardingModule {}
