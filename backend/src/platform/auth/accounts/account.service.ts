import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Brand, BRANDS } from '@smash/contract';
import { type EntityManager, In, IsNull, Not, Repository } from 'typeorm';
import type { CountedPage } from '../../http/counted-page.js';
import { listPage } from '../../http/list-page.js';
import { ENVIRONMENT, type Environment, sendsMail } from '../../config/environment.js';
import { AuditService } from '../../audit/audit.service.js';
import type { CurrentAdmin } from '../access.decorators.js';
import {
  assertChangeable,
  assertStillOwner,
  changesOf,
  lockAccount,
  type Wanted,
} from './account-changes.js';
import { AccountNotices } from './account-notices.js';
import { assertFree, type Claim, findClaims, forgetRivals, isClaim } from './account-claims.js';
import { awaitsConfirmation, toAccountDto } from './account.mapper.js';
import {
  AccountChangedException,
  AccountNotFoundException,
  EmailUnconfirmedException,
  OwnerNotLimitedException,
} from '../auth.errors.js';
import type {
  AccountBrandsDto,
  AccountRoleDto,
  AccountStatusDto,
  SeenAccountDto,
} from './account-status.dto.js';
import type { AccountDto } from '../login/auth.dto.js';
import type { ListAccountsQueryDto } from './list-accounts-query.dto.js';
import { Admin, ADMIN_STATUSES, PROGRAM } from '../entities/admin.entity.js';
import { USABLE_TOKENS } from '../../tokens/index.js';
import { workingTokensOf } from '../api-tokens/token-sql.js';
import { lockRegistration } from './registration-lock.js';
import { SessionService } from '../sessions/session.service.js';

/** As long as an unconfirmed sign-up of a member stays. */
const UNCONFIRMED_DAYS = 7;

/** Portal accounts as owners manage them. */
@Injectable()
export class AccountService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @InjectRepository(Admin) private readonly admins: Repository<Admin>,
    private readonly sessions: SessionService,
    private readonly audit: AuditService,
    private readonly notices: AccountNotices,
  ) {}

  async get(id: string): Promise<AccountDto> {
    const admin = await this.admins.findOneBy({ id, status: In(ADMIN_STATUSES) });
    if (!admin) throw new AccountNotFoundException();
    return toAccountDto(admin, this.environment);
  }

  /** The username of an account; undefined when it was removed. */
  async usernameOf(id: string, manager: EntityManager = this.admins.manager): Promise<string | undefined> {
    return (await manager.findOneBy(Admin, { id }))?.username;
  }

  /** Whether an active account has this email address. */
  isAdministrator(email: string): Promise<boolean> {
    return this.admins
      .createQueryBuilder('admin')
      .where(`lower(admin.email) = lower(:email) AND admin.status = 'active'`, { email })
      .getExists();
  }

  /** Pending accounts come first, then all by the day they were made. */
  async list(query: ListAccountsQueryDto): Promise<CountedPage<AccountDto>> {
    const builder = this.admins
      .createQueryBuilder('admin')
      .addSelect(`CASE WHEN admin.status = 'pending' THEN 0 ELSE 1 END`, 'rank')
      .where(`admin.status <> '${PROGRAM}'`)
      .orderBy('rank');
    if (query.status) builder.andWhere('admin.status = :status', { status: query.status });
    const page = await listPage(builder, query, { searched: ['username', 'email'], sortedBy: 'createdAt' });
    return { ...page, items: page.items.map((admin) => toAccountDto(admin, this.environment)) };
  }

  /** How many accounts wait for approval. */
  countPending(): Promise<number> {
    return this.admins.countBy({ status: 'pending' });
  }

  /**
   * Approves, suspends or reinstates an account, and gives it a role and limits it to brands in the same step if they
   * are named. A repetition changes nothing.
   */
  async setStatus(
    actor: CurrentAdmin,
    id: string,
    { status, role, brands, seen }: AccountStatusDto,
  ): Promise<AccountDto> {
    const limit = brands && { brands: inOrder(brands) };
    return this.change(actor, id, { status, ...(role && { role }), ...limit }, seen);
  }

  async setRole(actor: CurrentAdmin, id: string, { role, seen }: AccountRoleDto): Promise<AccountDto> {
    return this.change(actor, id, { role }, seen);
  }

  /** Limits an account to the jobs of these brands; an empty list lifts the limit. */
  async setBrands(actor: CurrentAdmin, id: string, { brands, seen }: AccountBrandsDto): Promise<AccountDto> {
    return this.change(actor, id, { brands: inOrder(brands) }, seen);
  }

  /** Waits for other changes of an account, until the caller's transaction ends. */
  async lock(manager: EntityManager, id: string): Promise<void> {
    await manager.findOne(Admin, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Runs an action on another account, in a transaction in which the actor is sure to be an owner. */
  async changeAsOwner(
    actor: CurrentAdmin,
    id: string,
    action: (manager: EntityManager, account: Admin) => Promise<void>,
  ): Promise<void> {
    await this.admins.manager.transaction(async (manager) => {
      const account = await lockAccount(manager, id);
      await assertStillOwner(manager, actor);
      assertChangeable(account, actor);
      await action(manager, account);
    });
  }

  async remove(actor: CurrentAdmin, id: string): Promise<void> {
    await this.admins.manager.transaction(async (manager) => {
      const account = await lockAccount(manager, id);
      if (!account && (await this.audit.has(manager, 'account.deleted', id))) return;
      await assertStillOwner(manager, actor);
      assertChangeable(account, actor);
      const tokens = await workingTokensOf(manager, id);
      await manager.delete(Admin, { id });
      const act = { actorId: actor.id, objectType: 'account' } as const;
      await this.audit.recordAll(manager, [
        ...tokens.map((token) => ({ ...act, action: 'account.token_revoked' as const, objectId: token.id })),
        { ...act, action: 'account.deleted', objectId: id },
      ]);
    });
  }

  /** The account that holds an address; a claim does not count. */
  async findHolder(email: string): Promise<Pick<Admin, 'username' | 'email' | 'status'> | undefined> {
    const accounts = await this.admins
      .createQueryBuilder('admin')
      .where('lower(admin.email) = lower(:email)', { email })
      .getMany();
    return accounts.find((account) => !isClaim(account));
  }

  /** The claims of the mailbox of one of them, with their passwords. */
  findClaims(id: string, manager = this.admins.manager): Promise<Claim[]> {
    return findClaims(manager, id);
  }

  /** The account with an id and a confirmed address, with its password hash. */
  findConfirmed(id: string): Promise<Pick<Admin, 'id' | 'email' | 'passwordHash'> | null> {
    return this.admins.findOne({
      select: { id: true, email: true, passwordHash: true },
      where: { id, emailConfirmedAt: Not(IsNull()) },
    });
  }

  /**
   * Turns a claim into the account of its address, and removes the other claims to it.
   * @returns false when the claim was no longer waiting
   * @throws UsernameTakenException or LookAlikeException when somebody else took the name first
   */
  async markConfirmed(manager: EntityManager, claim: Claim): Promise<boolean> {
    await lockRegistration(manager);
    await assertFree(manager, claim, (account) => !isClaim(account));
    const { id } = claim;
    const now = new Date();
    const waiting = { id, status: 'pending', emailConfirmedAt: IsNull() } as const;
    const { affected } = await manager.update(Admin, waiting, { emailConfirmedAt: now, updatedAt: now });
    if (affected !== 1) return false;
    await this.audit.record(manager, {
      actorId: id,
      action: 'account.email_confirmed',
      objectType: 'account',
      objectId: id,
    });
    await forgetRivals(manager, this.audit, claim);
    await this.notices.notify(manager, { kind: 'awaits_approval', account: claim });
    return true;
  }

  /**
   * Removes accounts that registered a week ago, never confirmed the address and have no link left to confirm it. Where
   * no mail is sent, they wait for an owner.
   */
  async removeUnconfirmed(): Promise<void> {
    if (!sendsMail(this.environment)) return;
    await this.admins.manager.transaction(async (manager) => {
      const [removed] = await manager.query<[{ id: string }[], number]>(
        `DELETE FROM admins WHERE status = 'pending' AND email_confirmed_at IS NULL
           AND created_at < now() - make_interval(days => $1)
           AND NOT EXISTS (SELECT FROM ${USABLE_TOKENS} t WHERE t.subject_id = admins.id AND t.purpose = 'confirm_account')
         RETURNING id`,
        [UNCONFIRMED_DAYS],
      );
      await this.audit.recordAll(
        manager,
        removed.map(({ id }) => ({
          actorId: null,
          action: 'account.registration_expired' as const,
          objectType: 'account' as const,
          objectId: id,
        })),
      );
    });
  }

  private change(actor: CurrentAdmin, id: string, asked: Wanted, seen?: SeenAccountDto): Promise<AccountDto> {
    return this.admins.manager.transaction(async (manager) => {
      const account = await lockAccount(manager, id);
      await assertStillOwner(manager, actor);
      assertChangeable(account, actor);
      // An owner sees everything.
      const wanted: Wanted = asked.role === 'owner' ? { ...asked, brands: [] } : asked;
      if (account.role === 'owner' && wanted.brands && wanted.brands.length > 0 && !wanted.role)
        throw new OwnerNotLimitedException();
      if (wanted.status && awaitsConfirmation(account, this.environment)) {
        throw new EmailUnconfirmedException();
      }
      // A claim left over from when the server still sent mail.
      if (wanted.status && isClaim(account)) {
        await assertFree(manager, account, (other) => !isClaim(other));
      }
      const changes = changesOf(account, wanted);
      if (changes.length === 0) return toAccountDto(account, this.environment);
      if (seen && changesOf(account, { ...seen, brands: inOrder(seen.brands) }).length > 0) {
        throw new AccountChangedException(await this.lastChangerOf(manager, actor, id));
      }
      await manager.update(Admin, { id }, { ...wanted, updatedAt: new Date() });
      // Role and status are fixed at login, for the portal and for links signed for a session. Brands are checked each
      // time that the secret address of a calendar is read.
      if (changes.some(({ column }) => column !== 'brands')) await this.sessions.endAllAccess(manager, id);
      else await this.sessions.endAll(manager, id);
      await this.audit.recordAll(
        manager,
        changes.map(({ column, ...data }) => ({
          actorId: actor.id,
          action: `account.${column}_changed`,
          objectType: 'account' as const,
          objectId: id,
          data,
        })),
      );
      return toAccountDto({ ...account, ...wanted }, this.environment);
    });
  }

  /** The start of the sentence of AccountChangedException. */
  private async lastChangerOf(manager: EntityManager, actor: CurrentAdmin, id: string): Promise<string> {
    const changerId = await this.audit.lastActor(manager, 'account', id, CHANGES);
    if (changerId === actor.id) return 'You have';
    return `${(changerId && (await this.usernameOf(changerId, manager))) || 'Someone else'} has`;
  }
}

const CHANGES = ['account.status_changed', 'account.role_changed', 'account.brands_changed'] as const;

const inOrder = (brands: readonly Brand[]): Brand[] => BRANDS.filter((brand) => brands.includes(brand));
