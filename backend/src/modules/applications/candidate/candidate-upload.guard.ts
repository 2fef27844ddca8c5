import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { repeatWhenAway } from '../../../platform/statements/repeat-when-away.js';
import { RateLimitService } from '../../../platform/rate-limits/rate-limit.service.js';
import { candidateOf } from './candidate.guard.js';

/**
 * Limits uploads to an applicant's page, before the files are received and inspected. Must come after CandidateGuard.
 */
@Injectable()
export class CandidateUploadGuard implements CanActivate {
  constructor(private readonly limits: RateLimitService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await repeatWhenAway(() => this.limits.consume('candidateUpload', candidateOf(context).applicationId));
    return true;
  }
}
