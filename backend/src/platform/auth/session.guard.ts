import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { UnauthenticatedException } from '../errors/api-exception.js';
import { bearerToken } from '../http/bearer-token.js';
import { ACCESS, type Access, type CurrentMember } from './access.decorators.js';
import type { SessionService } from './session.service.js';

/** Finds the member of a token, or undefined for any token that does not count. */
interface MemberSessions {
  find(token: string): Promise<CurrentMember | undefined>;
}

/**
 * Default deny: a route needs an administrator's session that still exists, unless it says @Public() or @ForMembers().
 * Only the sessions of those whom the route is for are looked up. Put together in app.module.ts.
 */
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionService,
    private readonly memberSessions: MemberSessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const access =
      this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
        context.getHandler(),
        context.getClass(),
      ]) ?? 'administrators';
    const token = bearerToken(request);
    request.admin = token && access !== 'members' ? await this.sessions.find(token) : undefined;
    request.member = token && access !== 'administrators' ? await this.memberSessions.find(token) : undefined;
    if (access === 'everyone' || request.admin || request.member) return true;
    throw new UnauthenticatedException();
  }
}
