import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension, ApiSecurity } from '@nestjs/swagger';
import type { Brand, Permission, Role } from '@smash/contract';
import type { Request } from 'express';
import { ApiError } from '../http/api-responses.decorator.js';

/** The account behind a request, as the session guard found it. */
export interface CurrentAdmin {
  id: string;
  username: string;
  email: string;
  role: Role;
  /** The brands whose jobs the account is limited to; empty for no limit. */
  brands: readonly Brand[];
  sessionId: string;
  /** What an API token may do; absent for a person, who may do what the role allows. */
  scopes?: readonly Permission[];
  /** The portal requires a second factor, and the account has none: it may only set one up. */
  lacksSecondFactor?: boolean;
}

/** The member behind a request, as the session guard found them. */
export interface CurrentMember {
  id: string;
  /** Confirmed: the member has opened a mail that was sent to it. */
  email: string;
  sessionId: string;
}

declare module 'express' {
  interface Request {
    /** Set by the session guard; absent for everybody else. */
    admin?: CurrentAdmin;
    /** Set by the session guard; absent for everybody else. */
    member?: CurrentMember;
  }
}

/** Who may call a route besides those with a permission. */
export type Access = 'members' | 'everyone';

export const ACCESS = 'access';
export const PERMISSION = 'permission';

/** Where the API description says which permission an operation needs. */
export const PERMISSION_EXTENSION = 'x-permission';

/** Opens a route to accounts whose role has the permission; a route without a decorator is open to nobody. */
export const Requires = (permission: Permission) =>
  applyDecorators(
    SetMetadata(PERMISSION, permission),
    ApiBearerAuth(),
    ApiExtension(PERMISSION_EXTENSION, permission),
    ApiError(403),
  );

export const SHOWN = 'shown';

/**
 * Refuses a route also to tokens that lack the permission to read what it returns: a token that may only change the
 * record could read it with a change that changes nothing. Every role with the one permission has the other.
 */
export const Shows = (permission: Permission) =>
  applyDecorators(SetMetadata(SHOWN, permission), ApiExtension('x-shows', permission));

export const FOR_ALL_BRANDS = 'for-all-brands';

/** Refuses a route to accounts that are limited to brands: what it does reaches the applications of all brands. */
export const ForAllBrands = () => SetMetadata(FOR_ALL_BRANDS, true);

export const WITHOUT_SECOND_FACTOR = 'without-second-factor';

/** Leaves a route open to accounts that have yet to set up their second factor. */
export const WithoutSecondFactor = () => SetMetadata(WITHOUT_SECOND_FACTOR, true);

/** Marks a public route in the API description, until it is written as `security: []`. */
export const PUBLIC_EXTENSION = 'x-public';

/** Opens a route to everyone. */
export const Public = () =>
  applyDecorators(SetMetadata(ACCESS, 'everyone' satisfies Access), ApiExtension(PUBLIC_EXTENSION, true));

export const WITHOUT_SESSIONS = 'without-sessions';

/** Looks up no session for a public route, so that it works while the database is away, also for callers with a token. */
export const WithoutSessions = () => SetMetadata(WITHOUT_SESSIONS, true);

/** Says in the API description that a public route shows more to callers with a session. */
export const ShowsMoreWith = (scheme?: string) => applyDecorators(ApiBearerAuth(scheme), ApiSecurity({}));

/** Name of the member's token in the API description. */
export const MEMBER_SECURITY = 'member';

/** Opens a route to members only: an administrator's token does not count there. */
export const ForMembers = () =>
  applyDecorators(SetMetadata(ACCESS, 'members' satisfies Access), ApiBearerAuth(MEMBER_SECURITY));

export const BACKGROUND = 'background';

/** Marks a route that programs call by themselves while a screen is open: it does not keep a session in use. */
export const InBackground = () => SetMetadata(BACKGROUND, true);

/** The administrator of a guarded route. */
export const LoggedInAdmin = createParamDecorator((_: unknown, context: ExecutionContext): CurrentAdmin => {
  const { admin } = context.switchToHttp().getRequest<Request>();
  if (!admin) throw new Error('@LoggedInAdmin is used on a route that is open to everyone');
  return admin;
});

/** The administrator if there is one: for public routes that show them more. */
export const OptionalAdmin = createParamDecorator(
  (_: unknown, context: ExecutionContext): CurrentAdmin | undefined =>
    context.switchToHttp().getRequest<Request>().admin,
);

/** The member of a route for members. */
export const LoggedInMember = createParamDecorator((_: unknown, context: ExecutionContext): CurrentMember => {
  const { member } = context.switchToHttp().getRequest<Request>();
  if (!member) throw new Error('@LoggedInMember is used on a route that is not for members');
  return member;
});

/** The member if there is one: for public routes that a member may use under their name. */
export const OptionalMember = createParamDecorator(
  (_: unknown, context: ExecutionContext): CurrentMember | undefined =>
    context.switchToHttp().getRequest<Request>().member,
);
