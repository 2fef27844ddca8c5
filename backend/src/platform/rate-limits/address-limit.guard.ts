import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { ADDRESS_LIMIT } from './limit-by-address.decorator.js';
import { RateLimitService } from './rate-limit.service.js';
import type { AddressLimitName } from './rate-limits.js';

/**
 * Refuses what comes too often from one address. It is the first guard, and bodies are read after the guards: over its
 * limit a request costs one statement, whatever is in it, and one that is invalid counts like any other.
 */
@Injectable()
export class AddressLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimitService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const name = this.reflector.get<AddressLimitName | undefined>(ADDRESS_LIMIT, context.getHandler());
    if (name) await this.limits.consume(name, context.switchToHttp().getRequest<Request>().ip ?? '');
    return true;
  }
}
