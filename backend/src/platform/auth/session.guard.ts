import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Permission } from '@smash/contract';
import type { Request } from 'express';
import { UnauthenticatedException } from '../errors/api-exception.js';
import { bearerToken } from '../http/bearer-token.js';
import { ACCESS, type Access, type CurrentMember, PERMISSION } from './access.decorators.js';
import { assertPermitted } from './assert-permitted.js';
import type { SessionService } from './session.service.js';

/** Finds the member of a token, or undefined for any token that does not count. */
interface MemberSessions {
  find(token: string): Promise<CurrentMember | undefined>;
}

/**
 * Default deny: a route needs the session of an account whose role has the permission that @Requires names, unless it
 * says @Public() or @ForMembers().
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
    const access = this.said(context, ACCESS) as Access | undefined;
    const token = bearerToken(request);
    request.admin = token && access !== 'members' ? await this.sessions.find(token) : undefined;
    request.member = token && access !== undefined ? await this.memberSessions.find(token) : undefined;
    if (access === 'everyone' || request.member) return true;
    if (!request.admin) throw new UnauthenticatedException();
    assertPermitted(request.admin, this.said(context, PERMISSION) as Permission | undefined);
    return true;
  }

  private said(context: ExecutionContext, key: string): unknown {
    return this.reflector.getAllAndOverride<unknown>(key, [context.getHandler(), context.getClass()]);
  }
}
