import { type CanActivate, type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { ApiException } from '../../common/errors/api-exception.js';
import { RateLimitService } from '../rate-limits/rate-limit.service.js';
import { SubmissionUnavailableException } from './applications.errors.js';

/** Counts tries to apply by address before the upload is read. */
@Injectable()
export class ApplyLimitGuard implements CanActivate {
  private readonly logger = new Logger(ApplyLimitGuard.name);

  constructor(private readonly limits: RateLimitService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { ip = '' } = context.switchToHttp().getRequest<Request>();
    try {
      await this.limits.consume('applyByAddress', ip);
    } catch (error) {
      if (error instanceof ApiException) throw error;
      this.logger.error({ err: error }, 'an attempt to apply could not be counted');
      throw new SubmissionUnavailableException();
    }
    return true;
  }
}
