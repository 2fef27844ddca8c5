import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { UnauthenticatedException } from '../errors/api-exception.js';
import { bearerToken } from '../http/bearer-token.js';
import { MemberSessionService } from '../../modules/members/sessions/member-session.service.js';
import { ACCESS, type Access } from './access.decorators.js';
import { SessionService } from './session.service.js';

/**
 * Default deny: a route needs an administrator's session that still exists, unless it says @Public() or @ForMembers().
 * Only the sessions of those whom the route is for are looked up.
 */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionService,
    private readonly memberSessions: MemberSessionService,
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
