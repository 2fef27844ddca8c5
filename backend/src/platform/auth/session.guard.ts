import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import { BACKGROUND_HEADER, type Permission } from '@smash/contract';
import type { Request, Response } from 'express';
import { SessionIdleException, UnauthenticatedException } from '../errors/api-exception.js';
import { enterScopeOf } from '../brand-scope/index.js';
import { bearerToken } from '../http/bearer-token.js';
import { repeatWhenAway } from '../statements/repeat-when-away.js';
import {
  ACCESS,
  type Access,
  BACKGROUND,
  type CurrentMember,
  FOR_ALL_BRANDS,
  PERMISSION,
  SHOWN,
  WITHOUT_SECOND_FACTOR,
  WITHOUT_SESSIONS,
} from './access.decorators.js';
import { isApiToken } from './api-tokens/token-format.js';
import type { TokenLimit } from './api-tokens/token-limit.service.js';
import { assertPermitted } from './assert-permitted.js';
import { LimitedToBrandsException } from './auth.errors.js';
import { SecondFactorMissingException } from './second-factor/second-factor.errors.js';
import type { FoundSession, SessionService } from './sessions/session.service.js';

/** Finds the member of a token; undefined for a token that does not count. */
interface MemberSessions {
  find(token: string): Promise<CurrentMember | undefined>;
}

/**
 * Default deny: a route needs the session of an account whose role has the permission that @Requires names, unless it
 * says @Public() or @ForMembers(). An account that has yet to set up its second factor reaches only routes that say
 * @WithoutSecondFactor(). Everything after the guard is limited to the jobs of the account's brands, if it is limited
 * to some. Only sessions of the kind that the route is for are looked up. Put together in app.module.ts.
 */
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionService,
    private readonly memberSessions: MemberSessions,
    private readonly tokenLimit: TokenLimit,
  ) {}

  canActivate(context: ExecutionContext): Promise<boolean> {
    return repeatWhenAway(() => this.admit(context));
  }

  private async admit(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
    const access = this.said(context, ACCESS) as Access | undefined;
    if (access === 'everyone' && this.said(context, WITHOUT_SESSIONS)) return true;
    const token = bearerToken(request);
    const found = token && access !== 'members' ? await this.lookUp(token) : undefined;
    if (found && !found.isIdle) {
      // On a public or members' route, an account that has yet to set up its second factor counts as a visitor.
      request.admin = found.admin.lacksSecondFactor && access !== undefined ? undefined : found.admin;
      if (found.isDue && !this.isInBackground(context)) await this.sessions.recordUse(found.admin.sessionId);
    }
    if (request.admin?.scopes) await this.tokenLimit.count(request.admin.id, response);
    if (request.admin) enterScopeOf(request.admin);
    request.member = token && access !== undefined ? await this.memberSessions.find(token) : undefined;
    if (access === 'everyone' || request.member) return true;
    if (!request.admin) throw found ? new SessionIdleException() : new UnauthenticatedException();
    if (request.admin.lacksSecondFactor && !this.said(context, WITHOUT_SECOND_FACTOR)) {
      throw new SecondFactorMissingException();
    }
    assertPermitted(request.admin, this.said(context, PERMISSION) as Permission | undefined);
    const shown = this.said(context, SHOWN) as Permission | undefined;
    if (shown) assertPermitted(request.admin, shown);
    if (request.admin.brands.length > 0 && this.said(context, FOR_ALL_BRANDS)) {
      throw new LimitedToBrandsException();
    }
    return true;
  }

  /** Refuses an API token that does not work even on public routes: the program would take what visitors see for everything. */
  private async lookUp(token: string): Promise<FoundSession | undefined> {
    const found = await this.sessions.lookUp(token);
    if (!found && isApiToken(token)) throw await this.sessions.refusalOf(token);
    return found;
  }

  /** Whether a program sent this request by itself: only other requests keep a session in use. */
  private isInBackground(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<Request>();
    return headers[BACKGROUND_HEADER.toLowerCase()] !== undefined || this.said(context, BACKGROUND) === true;
  }

  private said(context: ExecutionContext, key: string): unknown {
    return this.reflector.getAllAndOverride<unknown>(key, [context.getHandler(), context.getClass()]);
  }
}
