import { Inject, Injectable } from '@nestjs/common';
import type { Role } from '@smash/contract';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { AuditService } from '../../audit/audit.service.js';
import { ENVIRONMENT, type Environment, sendsMail } from '../../config/environment.js';
import { changesOf, type Wanted } from '../accounts/account-changes.js';
import { assertFree, forgetRivals, isClaim } from '../accounts/account-claims.js';
import { AccountNotices } from '../accounts/account-notices.js';
import { RegistrationClosedException } from '../auth.errors.js';
import { Admin, type AdminStatus } from '../entities/admin.entity.js';
import { lockRegistration } from '../accounts/registration-lock.js';
import { SessionService } from '../sessions/session.service.js';
import { freeUsername } from './free-username.js';

/** A person as the identity provider knows them. */
export interface ProvidedPerson {
  /** Their address, as the provider vouches. */
  email: string;
  /** Their name at the provider, if it gives one. */
  username: string | undefined;
  /** The role that a group gives them, if one does. */
  groupRole: Role | undefined;
}

/** Accounts that log in at the identity provider. The link to a person there is kept by the module above. */
@Injectable()
export class ProviderAccounts {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly audit: AuditService,
    private readonly notices: AccountNotices,
  ) {}

  /** Runs an action under the lock that allows one login, registration or change of an account at a time. */
  underLock<Result>(action: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await lockRegistration(manager);
      return action(manager);
    });
  }

  async find(manager: EntityManager, id: string): Promise<Admin> {
    return manager.findOneOrFail(Admin, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /**
   * Makes an account without a password: active with the role of its group, otherwise like a registration. It makes an
   * owner only for a group with the role owner, even when there is no account yet.
   * @throws EmailTakenException when the address has an account, which is not taken over
   * @throws RegistrationClosedException
   */
  async create(manager: EntityManager, { email, username, groupRole }: ProvidedPerson): Promise<Admin> {
    const { ADMIN_REGISTRATION: mode } = this.environment;
    if (!groupRole && mode === 'closed') throw new RegistrationClosedException();
    const status: AdminStatus = groupRole || mode === 'open' ? 'active' : 'pending';
    const role = groupRole ?? 'administrator';
    const select = { username: true, status: true, emailConfirmedAt: true } as const;
    const others = (await manager.find(Admin, { select })).filter((other) => this.counts(other));
    const name = freeUsername(
      [username, email],
      others.map((other) => other.username),
    );
    await assertFree(manager, { username: name, email }, (other) => this.counts(other));
    const id = uuidv7();
    const account = { id, username: name, email, role, status, passwordHash: null };
    await manager.insert(Admin, { ...account, emailConfirmedAt: new Date() });
    await this.record(manager, id, 'account.registered_by_provider', { role, status }, id);
    await forgetRivals(manager, this.audit, account);
    if (status === 'pending') await this.notices.notify(manager, { kind: 'awaits_approval', account });
    else if (groupRole) await this.notices.notify(manager, { kind: 'joined_by_group', account });
    return this.find(manager, id);
  }

  /** Gives an account the role of its group, and approves it; its sessions end, as when an owner does this. */
  async follow(manager: EntityManager, account: Admin, role: Role): Promise<Admin> {
    const { id, role: formerRole, status } = account;
    if (role === formerRole && status === 'active') return account;
    // An owner sees everything.
    const limit: Pick<Wanted, 'brands'> = role === 'owner' ? { brands: [] } : {};
    const change = { role, status: 'active', ...limit } as const;
    await manager.update(Admin, { id }, { ...change, updatedAt: new Date() });
    await this.sessions.endAllAccess(manager, id);
    if (status !== 'active') {
      await this.record(manager, id, 'account.approved_by_group', { to: role });
      await this.notices.notify(manager, { kind: 'joined_by_group', account });
    } else await this.record(manager, id, 'account.role_set_by_group', { from: formerRole, to: role });
    for (const { from, to } of changesOf(account, limit))
      await this.record(manager, id, 'account.brands_changed', { from, to });
    return { ...account, ...change };
  }

  /** Ends all sessions and other access of an account whose groups no longer give it a role. */
  async endWithoutGroup(manager: EntityManager, { id }: Pick<Admin, 'id'>): Promise<void> {
    await this.sessions.endAllAccess(manager, id);
    await this.record(manager, id, 'account.refused_without_group', {});
  }

  async isLastOwner(manager: EntityManager, { id, role, status }: Admin): Promise<boolean> {
    if (role !== 'owner' || status !== 'active') return false;
    return !(await manager.existsBy(Admin, { id: Not(id), role: 'owner', status: 'active' }));
  }

  /** Whether an account's name and address count as taken; claims keep nobody out. */
  private counts(account: Pick<Admin, 'status' | 'emailConfirmedAt'>): boolean {
    return !sendsMail(this.environment) || !isClaim(account);
  }

  private async record(
    manager: EntityManager,
    objectId: string,
    action: `account.${'registered_by_provider' | 'approved_by_group' | 'role_set_by_group' | 'brands_changed' | 'refused_without_group'}`,
    data: Record<string, string>,
    actorId: string | null = null,
  ): Promise<void> {
    await this.audit.record(manager, { actorId, action, objectType: 'account', objectId, data });
  }
}
