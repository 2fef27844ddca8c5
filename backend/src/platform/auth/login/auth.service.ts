import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Role } from '@smash/contract';
import { type EntityManager, Repository } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { UnauthenticatedException, ValidationException } from '../../errors/api-exception.js';
import { violatedUniqueConstraint } from '../../errors/database-errors.js';
import { ENVIRONMENT, type Environment, sendsMail } from '../../config/environment.js';
import { AuditService } from '../../audit/audit.service.js';
import type { Caller } from '../../rate-limits/caller.decorator.js';
import { GuessLimits } from '../../rate-limits/guess-limits.service.js';
import { RateLimitService } from '../../rate-limits/rate-limit.service.js';
import type { CurrentAdmin } from '../access.decorators.js';
import {
  AccountPendingException,
  AccountSuspendedException,
  EmailTakenException,
  RegistrationClosedException,
  UsernameTakenException,
  WrongCredentialsException,
} from '../auth.errors.js';
import type { ChangePasswordDto, LoginDto, RegisterDto, RegisteredDto, TokenDto } from './auth.dto.js';
import { Admin, type AdminStatus } from '../entities/admin.entity.js';
import { LoginRecord } from './login-record.service.js';
import { lockRegistration } from '../accounts/registration-lock.js';
import { assertAcceptable, assertOther, hashPassword, verifyPassword } from '../passwords/passwords.js';
import { LoginCompletion } from './login-completion.service.js';
import { PortalSetupService } from '../accounts/portal-setup.service.js';
import { assertPasswordLogin } from '../passwords/password-login.js';
import { assertFree, CLAIMS_LAST, isClaim, removeWaitingNamesakes } from '../accounts/account-claims.js';
import { AccountPasswords } from '../passwords/account-passwords.service.js';
import { awaitsConfirmation } from '../accounts/account.mapper.js';
import { asCounted } from '../accounts/usernames.js';
import { LoginChallengesService } from '../second-factor/login-challenges.service.js';
import { SecondStepRequiredException } from '../second-factor/second-factor.errors.js';
import { SecondFactorsService } from '../second-factor/second-factors.service.js';
import { sessionOrigin } from '../sessions/session-origin.js';

export const NEXT_STEPS: Record<'owner' | 'confirmation' | 'pending' | 'active', string> = {
  confirmation:
    "Your account has been created. Please open the link in the email we've just sent you. An owner can then approve your account.",
  owner: 'Your account has been created, and you are the owner of this portal. You can log in now.',
  pending: 'Your account has been created. An owner needs to approve it before you can log in.',
  active: 'Your account has been created. You can log in now.',
};

/** A proxy that asks another backend repeats a request within this time; later than that, it would be a second guess. */
const REPEATED_WITHIN_MS = 60_000;

/** Registration, login and passwords of portal accounts (docs/requirements/server.md#r-1). */
@Injectable()
export class AuthService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @InjectRepository(Admin) private readonly admins: Repository<Admin>,
    private readonly setup: PortalSetupService,
    private readonly secondFactors: SecondFactorsService,
    private readonly challenges: LoginChallengesService,
    private readonly guesses: GuessLimits,
    private readonly logins: LoginCompletion,
    private readonly passwords: AccountPasswords,
    private readonly limits: RateLimitService,
    private readonly audit: AuditService,
    private readonly records: LoginRecord,
  ) {}

  /**
   * Logs in with a password. Refusals are recorded in the audit log.
   * @throws SecondStepRequiredException with the challenge, for an account with a second factor
   * @throws WrongCredentialsException, AccountPendingException, AccountSuspendedException
   */
  async login({ username, password }: LoginDto, caller: Caller): Promise<TokenDto> {
    const counted = this.guesses.count('login', asCounted(username), caller);
    await this.records.ofRefusals(username, caller, counted);
    const admin = await this.findWithHash(username);
    const asker = await this.guesses.askerOf('login', asCounted(username), caller);
    const isRight = await verifyPassword(admin?.passwordHash, password, asker);
    // Accepting the password of a claim would show that name and address were free: a claim is no account until
    // confirmed.
    if (!isRight || !admin || awaitsConfirmation(admin, this.environment)) {
      this.records.failed(admin?.id, isRight ? 'pending' : 'password', caller);
      assertPasswordLogin(this.environment);
      throw new WrongCredentialsException({ asksToConfirm: sendsMail(this.environment) });
    }
    assertPasswordLogin(this.environment, admin);
    if (admin.status !== 'active') {
      this.records.failed(admin.id, admin.status, caller);
      throw admin.status === 'pending' ? new AccountPendingException() : new AccountSuspendedException();
    }
    const steps = await this.secondFactors.stepsOf(admin.id);
    if (steps.length > 0) throw new SecondStepRequiredException(await this.challenges.issue(admin), steps);
    return this.logins.complete(admin, caller, { isTwoStep: false });
  }

  /** @param askToConfirm sends the link to the address, in the same transaction; not called when no confirmation is needed */
  async register(
    { setup_token, ...registration }: RegisterDto,
    askToConfirm: (manager: EntityManager, account: Pick<Admin, 'id' | 'email'>) => Promise<void>,
  ): Promise<RegisteredDto> {
    const token = setup_token ?? undefined;
    if (this.environment.ADMIN_REGISTRATION === 'closed' && token === undefined) {
      throw new RegistrationClosedException();
    }
    if (token !== undefined) this.setup.assertToken(token);
    assertAcceptable(registration.password, [registration.username, registration.email]);
    const passwordHash = await hashPassword(registration.password);
    return this.admins.manager.transaction(async (manager) => {
      await lockRegistration(manager);
      const isOwner = await this.setup.makesOwner(manager, token);
      // Pending accounts must not keep an owner out; claims keep nobody out.
      await assertFree(manager, registration, (account) =>
        isOwner ? account.status !== 'pending' : !sendsMail(this.environment) || !isClaim(account),
      );
      const role: Role = isOwner ? 'owner' : 'administrator';
      const status: AdminStatus =
        isOwner || this.environment.ADMIN_REGISTRATION === 'open' ? 'active' : 'pending';
      const admin = await this.insert(manager, { ...registration, passwordHash, role, status });
      const awaits = awaitsConfirmation({ status, emailConfirmedAt: null }, this.environment);
      if (awaits) await askToConfirm(manager, { id: admin.id, email: registration.email });
      const detail = NEXT_STEPS[isOwner ? 'owner' : awaits ? 'confirmation' : status];
      return { id: admin.id, username: admin.username, status, detail };
    });
  }

  /** Creates the owner that the environment names, unless there has been an owner: a deleted one does not come back. */
  async ensureOwner(owner: RegisterDto): Promise<void> {
    if (await this.setup.hasHadOwner(this.admins.manager)) return;
    assertAcceptable(owner.password, [owner.username, owner.email]);
    const passwordHash = await hashPassword(owner.password);
    await this.admins.manager.transaction(async (manager) => {
      await lockRegistration(manager);
      if ((await this.setup.hasHadOwner(manager)) || (await isThere(manager, owner))) return;
      await this.insert(manager, { ...owner, passwordHash, role: 'owner', status: 'active' });
    });
  }

  /**
   * Counts guesses by account: with somebody's session, one could guess from many networks. A repetition of a change
   * that was made, as a proxy sends it, changes nothing.
   */
  async changePassword(actor: CurrentAdmin, change: ChangePasswordDto, caller: Caller): Promise<void> {
    await this.limits.consume('passwordAgain', actor.id);
    const account = await this.findWithHash(actor.username);
    const formerHash = account?.passwordHash;
    if (!(await verifyPassword(formerHash, change.current_password, 'known'))) {
      const isJustChanged = account !== null && Date.now() - account.updatedAt.getTime() < REPEATED_WITHIN_MS;
      if (isJustChanged && (await verifyPassword(formerHash, change.new_password, 'known'))) return;
      throw ValidationException.at(['body', 'current_password'], "This isn't your current password");
    }
    await this.limits.reset('passwordAgain', actor.id);
    assertAcceptable(change.new_password, [actor.username, actor.email], 'new_password');
    await assertOther(formerHash, change.new_password, 'known');
    const passwordHash = await hashPassword(change.new_password, 'known');
    const { device } = sessionOrigin(caller);
    const { sessionId } = actor;
    const isReplaced = await this.admins.manager.transaction((manager) =>
      this.passwords.replace(manager, { account: actor, passwordHash, formerHash, device, sessionId }),
    );
    if (!isReplaced) throw new UnauthenticatedException();
  }

  private findWithHash(username: string): Promise<Admin | null> {
    return this.admins
      .createQueryBuilder('admin')
      .addSelect('admin.passwordHash')
      .where(USERNAME_IS, { username })
      .orderBy(CLAIMS_LAST)
      .limit(1)
      .getOne();
  }

  private async insert(
    manager: EntityManager,
    {
      username,
      email,
      passwordHash,
      role,
      status,
    }: Pick<Admin, 'username' | 'email' | 'passwordHash' | 'role' | 'status'>,
  ): Promise<Pick<Admin, 'id' | 'username'>> {
    const id = uuidv7();
    if (role === 'owner') await removeWaitingNamesakes(manager, this.audit, { username, email }, id);
    try {
      await manager.insert(Admin, { id, username, email, passwordHash, role, status });
    } catch (error) {
      const constraint = violatedUniqueConstraint(error);
      if (constraint === 'uq_admins_username') throw new UsernameTakenException();
      if (constraint === 'uq_admins_email') throw new EmailTakenException();
      throw error;
    }
    await this.audit.record(manager, {
      actorId: id,
      action: 'account.registered',
      objectType: 'account',
      objectId: id,
      data: { role, status },
    });
    return { id, username };
  }
}

const USERNAME_IS = 'lower(admin.username) = lower(:username)';

/** Whether an account has this name; a pending one does not count, and gives way to an owner. */
const isThere = (manager: EntityManager, { username }: Pick<Admin, 'username'>): Promise<boolean> =>
  manager
    .createQueryBuilder(Admin, 'admin')
    .where(`${USERNAME_IS} AND admin.status <> 'pending'`, { username })
    .getExists();
