import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Request } from 'express';
import type { AdminRole } from './entities/admin.entity.js';

/** The administrator behind a request, as the guard found them. */
export interface CurrentAdmin {
  id: string;
  username: string;
  email: string;
  role: AdminRole;
  sessionId: string;
}

declare module 'express' {
  interface Request {
    /** Set by the session guard; absent for visitors. */
    admin?: CurrentAdmin;
  }
}

export const IS_PUBLIC = 'access:public';

/** Opens a route to everyone; every other route needs an active administrator's session. */
export const Public = () => SetMetadata(IS_PUBLIC, true);

/** The administrator of a guarded route. */
export const Acting = createParamDecorator((_: unknown, context: ExecutionContext): CurrentAdmin => {
  const { admin } = context.switchToHttp().getRequest<Request>();
  if (!admin) throw new Error('@Acting is used on a route that is open to everyone');
  return admin;
});

/** The administrator if there is one: for public routes that show them more. */
export const Visiting = createParamDecorator(
  (_: unknown, context: ExecutionContext): CurrentAdmin | undefined =>
    context.switchToHttp().getRequest<Request>().admin,
);
