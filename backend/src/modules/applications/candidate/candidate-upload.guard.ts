import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { repeatWhenAway } from '../../../platform/statements/repeat-when-away.js';
import { RateLimitService } from '../../../platform/rate-limits/rate-limit.service.js';
import { candidateOf } from './candidate.guard.js';

/** Counts what an applicant sends to their page before its files are received and inspected. It comes after CandidateGuard. */
@Injectable()
export class CandidateUploadGuard implements CanActivate {
  constructor(private readonly limits: RateLimitService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await repeatWhenAway(() => this.limits.consume('candidateUpload', candidateOf(context).applicationId));
    return true;
  }
}
