import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { bearerToken } from '../../../platform/http/bearer-token.js';
import { CandidateSessionEndedException } from '../applications.errors.js';
import { CandidateAccess } from './candidate-access.service.js';

declare module 'express' {
  interface Request {
    /** The application whose applicant is behind the request; set by the candidate guard. */
    candidateApplicationId?: string;
  }
}

/** Lets in the applicant of one application, for whom the session guard has nothing to say. */
@Injectable()
export class CandidateGuard implements CanActivate {
  constructor(private readonly access: CandidateAccess) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const token = bearerToken(request);
    request.candidateApplicationId = token ? await this.access.find(token) : undefined;
    if (request.candidateApplicationId) return true;
    throw new CandidateSessionEndedException();
  }
}

/** Id of the application that the applicant may see. */
export const OwnApplication = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { candidateApplicationId } = context.switchToHttp().getRequest<Request>();
  if (!candidateApplicationId) throw new Error('@OwnApplication is used on a route without CandidateGuard');
  return candidateApplicationId;
});
