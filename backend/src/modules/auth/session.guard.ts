import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { UnauthenticatedException } from '../../common/errors/api-exception.js';
import { IS_PUBLIC } from './access.decorators.js';
import { SessionService } from './session.service.js';

/** Default deny: a route without @Public() needs a bearer token whose session still exists. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const isPublic = this.reflector.getAllAndOverride<boolean | undefined>(IS_PUBLIC, [
      context.getHandler(),
      context.getClass(),
    ]);
    const token = bearerToken(request);
    request.admin = token ? await this.sessions.find(token) : undefined;
    if (isPublic || request.admin) return true;
    throw new UnauthenticatedException();
  }
}

function bearerToken(request: Request): string | undefined {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' ? token : undefined;
}
