import { createHmac } from 'node:crypto';
import { Module } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ENVIRONMENT, type Environment } from '../../platform/config/environment.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { OnboardingController } from './onboarding.controller.js';
import { OnboardingGuard } from './onboarding.guard.js';
import { ONBOARDING_TOKENS, OnboardingService, UNLOCKED_SECONDS } from './onboarding.service.js';

@Module({
  imports: [RateLimitsModule],
  controllers: [OnboardingController],
  providers: [
    OnboardingService,
    OnboardingGuard,
    {
      provide: ONBOARDING_TOKENS,
      inject: [ENVIRONMENT],
      useFactory: ({ JWT_SECRET, ONBOARDING_PIN = '' }: Environment) =>
        new JwtService({
          // Made of the PIN too: with a new PIN, whoever knew the old one has to enter the new one.
          secret: createHmac('sha256', JWT_SECRET).update(`onboarding:${ONBOARDING_PIN}`).digest('hex'),
          signOptions: { algorithm: 'HS256', audience: 'onboarding', expiresIn: UNLOCKED_SECONDS },
          verifyOptions: { algorithms: ['HS256'], audience: 'onboarding' },
        }),
    },
  ],
})
export class OnboardingModule {}
