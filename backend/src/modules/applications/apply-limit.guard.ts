import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { RateLimitService } from '../rate-limits/rate-limit.service.js';

/** Counts tries to apply by address before the upload is read. */
@Injectable()
export class ApplyLimitGuard implements CanActivate {
  constructor(private readonly limits: RateLimitService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { ip = '' } = context.switchToHttp().getRequest<Request>();
    await this.limits.consume('applyByAddress', ip);
    return true;
  }
}
