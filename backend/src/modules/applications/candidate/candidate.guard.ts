import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { bearerToken } from '../../../platform/http/bearer-token.js';
import { CandidateSessionEndedException } from '../applications.errors.js';
import { CandidateAccess } from './candidate-access.service.js';

declare module 'express' {
  interface Request {
    /** The applicant's application and session; set by CandidateGuard. */
    candidate?: { applicationId: string; session: string };
  }
}

/** Lets in the applicant of one application. For public routes, where the session guard does not apply. */
@Injectable()
export class CandidateGuard implements CanActivate {
  constructor(private readonly access: CandidateAccess) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const session = bearerToken(request);
    const applicationId = session && (await this.access.find(session));
    if (!applicationId) throw new CandidateSessionEndedException();
    request.candidate = { applicationId, session };
    return true;
  }
}

/**
 * The applicant whom CandidateGuard let in.
 * @throws Error on a route without that guard
 */
export const candidateOf = (context: ExecutionContext) => {
  const { candidate } = context.switchToHttp().getRequest<Request>();
  if (!candidate) throw new Error('The applicant is asked for on a route without CandidateGuard');
  return candidate;
};

/** Id of the application that the applicant may see. */
export const OwnApplication = createParamDecorator(
  (_: unknown, context: ExecutionContext): string => candidateOf(context).applicationId,
);

/** Token of the applicant's session. */
export const OwnSession = createParamDecorator(
  (_: unknown, context: ExecutionContext): string => candidateOf(context).session,
);
