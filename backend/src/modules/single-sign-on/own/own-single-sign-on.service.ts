import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import type { CurrentAdmin } from '../../../platform/auth/access.decorators.js';
import { AccountNotices } from '../../../platform/auth/accounts/account-notices.js';
import { AccountPasswords } from '../../../platform/auth/passwords/account-passwords.service.js';
import { sessionOrigin } from '../../../platform/auth/index.js';
import {
  type OwnPassword,
  OwnPasswordService,
} from '../../../platform/auth/passwords/own-password.service.js';
import { ProviderAccounts } from '../../../platform/auth/provider-login/provider-accounts.service.js';
import { SessionService } from '../../../platform/auth/sessions/session.service.js';
import type { Caller } from '../../../platform/rate-limits/caller.decorator.js';
import { SignOnAttempts } from '../attempt/sign-on-attempts.js';
import { Identities } from '../identities.service.js';
import { ProviderLoginService } from '../login/provider-login.service.js';
import { IdentityProvider } from '../provider/identity-provider.service.js';
import type { ProvidedIdentity } from '../provider/provided-claims.js';
import type { OwnSingleSignOnDto, SignOnStartedDto } from '../single-sign-on.dto.js';
import {
  IdentityTakenException,
  NoSingleSignOnException,
  NotAskedAgainException,
  NotConnectedException,
  OnlyLoginException,
  OtherIdentityException,
  SignInTimeMissingException,
  SignOnRefusedException,
} from '../single-sign-on.errors.js';

/** How far the clocks of the provider and of this server may differ, in seconds. */
const CLOCK_TOLERANCE = 30;

/** The caller's own identity at the provider: connects it to the account, and confirms by it who the caller is. */
@Injectable()
export class OwnSingleSignOnService {
  private readonly logger = new Logger('SingleSignOn');

  constructor(
    private readonly provider: IdentityProvider,
    private readonly attempts: SignOnAttempts,
    private readonly identities: Identities,
    private readonly logins: ProviderLoginService,
    private readonly accounts: ProviderAccounts,
    private readonly passwords: AccountPasswords,
    private readonly ownPassword: OwnPasswordService,
    private readonly sessions: SessionService,
    private readonly notices: AccountNotices,
    private readonly audit: AuditService,
  ) {}

  async get({ id, sessionId }: CurrentAdmin): Promise<OwnSingleSignOnDto> {
    return {
      provider: this.logins.ways().provider,
      connected_at: (await this.identities.findOf(id))?.createdAt.toISOString() ?? null,
      has_password: (await this.passwords.findActiveById(id))?.passwordHash !== null,
      is_confirmed: await this.sessions.isConfirmed(sessionId),
    };
  }

  /**
   * Connecting takes the password, also when the account is connected already: another identity then replaces the
   * present one. Without the password, a connected account is only confirmed. The provider has to ask again even if it
   * knows the person.
   */
  async start(actor: CurrentAdmin, password: OwnPassword, caller: Caller): Promise<SignOnStartedDto> {
    const { sessionId } = actor;
    if (this.logins.ways().provider === null) throw new NoSingleSignOnException();
    const mayConnect = Boolean(password) || !(await this.identities.findOf(actor.id));
    if (mayConnect) await this.ownPassword.check(actor, password, 'own_account.secure');
    const { url, attempt } = await this.provider.begin({ asksAgain: true });
    await this.attempts.remember(caller, { ...attempt, sessionId, mayConnect });
    return { url };
  }

  async complete(actor: CurrentAdmin, response: string, caller: Caller): Promise<OwnSingleSignOnDto> {
    const { name } = this.provider;
    const attempt = await this.attempts.take(caller);
    if (attempt?.sessionId !== actor.sessionId) throw new SignOnRefusedException(name);
    const identity = await this.provider.complete(response, attempt);
    const { askedAt } = identity;
    const isAskedNow = askedAt !== undefined && askedAt >= attempt.iat - CLOCK_TOLERANCE;
    await this.accounts.underLock(async (manager) => {
      if (await this.isConnected(manager, actor, identity)) {
        if (!isAskedNow && !attempt.mayConnect) throw this.notConfirmed(askedAt);
      } else {
        if (!attempt.mayConnect) throw new OtherIdentityException(name);
        await this.connect(manager, actor, identity);
        await this.notify(manager, actor, 'connected', caller);
      }
      if (isAskedNow) await this.sessions.markConfirmed(manager, actor.sessionId);
    });
    return this.get(actor);
  }

  async disconnect(actor: CurrentAdmin, password: OwnPassword, caller: Caller): Promise<void> {
    if (!(await this.identities.findOf(actor.id))) throw new NotConnectedException();
    const account = await this.passwords.findActiveById(actor.id);
    if (!account?.passwordHash || !this.logins.ways().passwords) throw new OnlyLoginException();
    await this.ownPassword.confirm(actor, password, 'own_account.secure');
    await this.accounts.underLock(async (manager) => {
      await this.identities.remove(manager, actor.id);
      await this.sessions.endAll(manager, actor.id, actor.sessionId);
      await this.notify(manager, actor, 'disconnected', caller);
    });
  }

  private notConfirmed(askedAt: number | undefined): Error {
    const { name } = this.provider;
    if (askedAt !== undefined) return new NotAskedAgainException(name);
    this.logger.warn('the identity provider sends no auth_time, so it can confirm nobody');
    return new SignInTimeMissingException(name);
  }

  /** Whether the identity is that of the account. @throws IdentityTakenException if it is that of another */
  private async isConnected(
    manager: EntityManager,
    { id }: CurrentAdmin,
    identity: ProvidedIdentity,
  ): Promise<boolean> {
    const holder = await this.identities.find(manager, identity);
    if (holder && holder.adminId !== id) throw new IdentityTakenException(this.provider.name);
    return holder !== null;
  }

  /** Connects an identity; in place of another one, whose sessions end. */
  private async connect(
    manager: EntityManager,
    { id, sessionId }: CurrentAdmin,
    identity: ProvidedIdentity,
  ): Promise<void> {
    const former = await this.identities.findOf(id, manager);
    if (former) await this.sessions.endAll(manager, id, sessionId);
    // A role that came from a group still does, until the account is disconnected.
    const hasRoleFromGroup = former?.hasRoleFromGroup ?? false;
    await this.identities.add(manager, identity, { adminId: id, hasRoleFromGroup });
  }

  private async notify(
    manager: EntityManager,
    actor: CurrentAdmin,
    change: 'connected' | 'disconnected',
    caller: Caller,
  ): Promise<void> {
    const { id } = actor;
    const entry = { actorId: id, objectType: 'account', objectId: id } as const;
    await this.audit.record(manager, { ...entry, action: `account.provider_${change}` });
    const { device } = sessionOrigin(caller);
    await this.notices.notify(manager, { kind: `provider_${change}`, account: actor, device });
  }
}
