import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { bearerToken } from '../../platform/http/bearer-token.js';
import { OnboardingLockedException } from './onboarding.errors.js';
import { OnboardingService } from './onboarding.service.js';

/** Lets people in who have entered the PIN. */
@Injectable()
export class OnboardingGuard implements CanActivate {
  constructor(private readonly onboarding: OnboardingService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const token = bearerToken(context.switchToHttp().getRequest<Request>());
    if (token && (await this.onboarding.isUnlocked(token))) return true;
    throw new OnboardingLockedException();
  }
}
