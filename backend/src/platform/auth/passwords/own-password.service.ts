import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { PERMISSIONS, type Permission } from '@smash/contract';
import { Repository } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { ValidationException } from '../../errors/api-exception.js';
import { RateLimitService } from '../../rate-limits/rate-limit.service.js';
import type { CurrentAdmin } from '../access.decorators.js';
import { Admin } from '../entities/admin.entity.js';
import { verifyPassword } from './passwords.js';
import { SessionService } from '../sessions/session.service.js';

/** The person's own password, entered again; absent when the identity provider has just confirmed the person. */
export type OwnPassword = string | null | undefined;

/**
 * Asks a logged-in person for the password again, before actions that must not be possible on a screen left open. A
 * person whom the identity provider has just confirmed, for this session, need not enter one, and may have none
 * (docs/decisions/0109-accounts-log-in-at-an-identity-provider.md).
 */
@Injectable()
export class OwnPasswordService {
  constructor(
    @InjectRepository(Admin) private readonly admins: Repository<Admin>,
    private readonly sessions: SessionService,
    private readonly limits: RateLimitService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Counts attempts by account and records failed ones; successful ones are recorded by the action that follows.
   * @throws ValidationException at `password` when it is missing or wrong
   * @throws TooManyRequestsException
   */
  async confirm(actor: CurrentAdmin, password: OwnPassword, permission: Permission): Promise<void> {
    if (await this.sessions.isConfirmed(actor.sessionId)) return;
    await this.check(actor, password, permission);
  }

  /** Like `confirm`, for actions that take the password itself: no confirmation by the identity provider replaces it. */
  async check(actor: CurrentAdmin, password: OwnPassword, permission: Permission): Promise<void> {
    if (!password)
      throw refusal(`Please enter your password to ${PERMISSIONS[permission]}`, 'password_required');
    await this.limits.consume('passwordAgain', actor.id);
    const admin = await this.admins.findOne({
      where: { id: actor.id },
      select: { id: true, passwordHash: true },
    });
    if (await verifyPassword(admin?.passwordHash, password, 'known')) {
      await this.limits.reset('passwordAgain', actor.id);
      return;
    }
    await this.audit.record(this.admins.manager, {
      actorId: actor.id,
      action: 'account.password_refused',
      objectType: 'account',
      objectId: actor.id,
      data: { for: permission },
    });
    throw refusal("This isn't your password", 'wrong_password');
  }
}

const refusal = (message: string, type: string) =>
  ValidationException.at(['body', 'password'], message, type);
