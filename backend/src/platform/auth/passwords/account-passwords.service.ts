import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository, type SelectQueryBuilder } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { AccountNotices } from '../accounts/account-notices.js';
import { Admin } from '../entities/admin.entity.js';
import { SessionService } from '../sessions/session.service.js';

interface NewPassword {
  account: Pick<Admin, 'id' | 'username' | 'email'>;
  passwordHash: string;
  /** Browser and system used, for the mail about the change. */
  device: string;
  /**
   * Hash of the password that was given as proof, if any: if the password has changed since, as by a mailed link, the
   * newer stays.
   */
  formerHash?: string | null;
  /** The session of the change, if there is one; it goes on. */
  sessionId?: string;
  /** How the account's owner showed who they are, if not with the password. */
  by?: 'mailed_link';
}

/** Sets new passwords of active accounts. A new password does not activate an account, nor replace other proofs of identity. */
@Injectable()
export class AccountPasswords {
  constructor(
    @InjectRepository(Admin) private readonly admins: Repository<Admin>,
    private readonly sessions: SessionService,
    private readonly notices: AccountNotices,
    private readonly audit: AuditService,
  ) {}

  /** The active account of an address, with its password hash. */
  findActiveByEmail(email: string): Promise<Admin | null> {
    return this.active()
      .addSelect('admin.passwordHash')
      .andWhere('lower(admin.email) = lower(:email)', { email })
      .getOne();
  }

  /** The active account with an id, with its password hash. */
  findActiveById(id: string): Promise<Admin | null> {
    return this.active().addSelect('admin.passwordHash').andWhere('admin.id = :id', { id }).getOne();
  }

  /**
   * Replaces the password, ends the other sessions, tells the account's owner and records it, in the caller's
   * transaction.
   * @returns false when the account is no longer active, or its password no longer the one that was given
   */
  async replace(manager: EntityManager, change: NewPassword): Promise<boolean> {
    const { account, passwordHash, formerHash, device, sessionId, by } = change;
    const { affected } = await manager.update(
      Admin,
      { id: account.id, status: 'active', ...(formerHash && { passwordHash: formerHash }) },
      { passwordHash, updatedAt: new Date() },
    );
    if (affected !== 1) return false;
    await this.sessions.endAllAccess(manager, account.id, sessionId);
    await this.notices.notify(manager, { kind: 'password_changed', account, device });
    await this.audit.record(manager, {
      actorId: account.id,
      action: 'account.password_changed',
      objectType: 'account',
      objectId: account.id,
      ...(by && { data: { by } }),
    });
    return true;
  }

  private active(): SelectQueryBuilder<Admin> {
    return this.admins.createQueryBuilder('admin').where(`admin.status = 'active'`);
  }
}
