import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { ADDRESS_LIMIT } from './limit-by-address.decorator.js';
import { KnownDevices } from './known-devices.service.js';
import { networkOf } from './network.js';
import { RateLimitService } from './rate-limit.service.js';
import type { AddressLimitName, GuessedSecret } from './rate-limits.js';

/**
 * Refuses what comes too often from one network. It is the first guard, and bodies are read after the guards: over its
 * limit a request costs one statement, whatever is in it, and one that is invalid counts like any other.
 */
@Injectable()
export class AddressLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimitService,
    private readonly devices: KnownDevices,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const name = this.reflector.get<AddressLimitName | undefined>(ADDRESS_LIMIT, context.getHandler());
    if (!name) return true;
    const request = context.switchToHttp().getRequest<Request>();
    await this.limits.consume(name, (await this.knownDevice(name, request)) ?? networkOf(request.ip ?? ''));
    return true;
  }

  /** Whoever has logged in with this device before is not held up by others of the same network. */
  private async knownDevice(name: AddressLimitName, request: Request): Promise<string | undefined> {
    const secret = SECRETS[name];
    return secret && this.devices.subjectFor(secret, { request });
  }
}

const SECRETS: Partial<Record<AddressLimitName, GuessedSecret>> = {
  loginByAddress: 'login',
  memberLoginByAddress: 'memberLogin',
  onboardingByAddress: 'onboarding',
};
