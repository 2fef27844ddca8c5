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
  /** Browser and system it was chosen with, for the mail that tells of it. */
  device: string;
  /** The one that was given, where that showed whose account it is: a newer one, as by a mailed link, stays. */
  formerHash?: string | null;
  /** The session that goes on, if it was chosen in one. */
  sessionId?: string;
  /** What showed that it is the account's owner, where that was not the password. */
  by?: 'mailed_link';
}

/** New passwords of active accounts; a password makes no account active, and ends no other way of being asked who one is. */
@Injectable()
export class AccountPasswords {
  constructor(
    @InjectRepository(Admin) private readonly admins: Repository<Admin>,
    private readonly sessions: SessionService,
    private readonly notices: AccountNotices,
    private readonly audit: AuditService,
  ) {}

  /** With its password. */
  findActiveByEmail(email: string): Promise<Admin | null> {
    return this.active()
      .addSelect('admin.passwordHash')
      .andWhere('lower(admin.email) = lower(:email)', { email })
      .getOne();
  }

  /** With its password. */
  findActiveById(id: string): Promise<Admin | null> {
    return this.active().addSelect('admin.passwordHash').andWhere('admin.id = :id', { id }).getOne();
  }

  /**
   * Ends the other sessions, tells the account's owner and leaves it on record, in the caller's transaction.
   * @returns whether the account was still active, and had the password that was given
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
