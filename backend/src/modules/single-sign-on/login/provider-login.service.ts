import { Inject, Injectable } from '@nestjs/common';
import type { Role } from '@smash/contract';
import type { EntityManager } from 'typeorm';
import {
  AccountPendingException,
  AccountSuspendedException,
  EmailTakenException,
} from '../../../platform/auth/auth.errors.js';
import type { TokenDto } from '../../../platform/auth/login/auth.dto.js';
import type { Admin } from '../../../platform/auth/entities/admin.entity.js';
import { LoginCompletion } from '../../../platform/auth/login/login-completion.service.js';
import {
  type LoginDecision,
  decideProviderLogin,
} from '../../../platform/auth/provider-login/decide-provider-login.js';
import { ProviderAccounts } from '../../../platform/auth/provider-login/provider-accounts.service.js';
import { ENVIRONMENT, type Environment, providerName } from '../../../platform/config/environment.js';
import { roleOfGroups } from '../../../platform/config/role-groups.js';
import type { Caller } from '../../../platform/rate-limits/caller.decorator.js';
import { SignOnAttempts } from '../attempt/sign-on-attempts.js';
import { Identities } from '../identities.service.js';
import { IdentityProvider } from '../provider/identity-provider.service.js';
import type { ProvidedIdentity } from '../provider/provided-claims.js';
import type { LoginWaysDto, SignOnStartedDto } from '../single-sign-on.dto.js';
import {
  AddressHasAccountException,
  AddressMissingException,
  AddressUnverifiedException,
  SignOnRefusedException,
  WithoutGroupException,
} from '../single-sign-on.errors.js';

/** The account of the person who logs in, and the decision about the login. */
interface Judged {
  account: Admin;
  decision: LoginDecision;
}

/** Logs people in through the identity provider (docs/decisions/0109-accounts-log-in-at-an-identity-provider.md). */
@Injectable()
export class ProviderLoginService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly provider: IdentityProvider,
    private readonly attempts: SignOnAttempts,
    private readonly identities: Identities,
    private readonly accounts: ProviderAccounts,
    private readonly logins: LoginCompletion,
  ) {}

  ways(): LoginWaysDto {
    return {
      passwords: this.environment.PASSWORD_LOGIN,
      provider: providerName(this.environment) ?? null,
    };
  }

  async start(caller: Caller): Promise<SignOnStartedDto> {
    const { url, attempt } = await this.provider.begin({ asksAgain: false });
    await this.attempts.remember(caller, attempt);
    return { url };
  }

  /**
   * Ends the attempt that `start` began, with the provider's response.
   * @throws SignOnRefusedException, AccountPendingException, AccountSuspendedException, WithoutGroupException
   */
  async logIn(response: string, caller: Caller): Promise<TokenDto> {
    const { name } = this.provider;
    const attempt = await this.attempts.take(caller);
    if (!attempt || attempt.sessionId !== undefined) throw new SignOnRefusedException(name);
    const identity = await this.provider.complete(response, attempt);
    const { account, decision } = await this.accounts.underLock((manager) => this.judge(manager, identity));
    // Thrown after the transaction, so that what was written with the refusal stays.
    if ('refusal' in decision) {
      throw {
        pending: () => new AccountPendingException(),
        suspended: () => new AccountSuspendedException(),
        without_group: () => new WithoutGroupException(name),
      }[decision.refusal]();
    }
    return this.logins.complete(account, caller, { isTwoStep: true, byProvider: true });
  }

  private async judge(manager: EntityManager, identity: ProvidedIdentity): Promise<Judged> {
    const { OIDC_ROLE_GROUPS: pairs } = this.environment;
    const groupRole = pairs && roleOfGroups(pairs, identity.groups);
    const known = await this.identities.find(manager, identity);
    const account = known
      ? await this.accounts.find(manager, known.adminId)
      : await this.welcome(manager, identity, groupRole);
    const decision = decideProviderLogin({
      status: account.status,
      role: account.role,
      isLastOwner: await this.accounts.isLastOwner(manager, account),
      groupRole,
      needsGroup: pairs !== undefined && (known?.hasRoleFromGroup ?? false),
    });
    if ('refusal' in decision) {
      if (decision.refusal === 'without_group') await this.accounts.endWithoutGroup(manager, account);
      return { account, decision };
    }
    if (decision.role === groupRole) await this.identities.recordRoleFromGroup(manager, identity);
    return { account: await this.accounts.follow(manager, account, decision.role), decision };
  }

  /** Makes the account of somebody who logs in for the first time. */
  private async welcome(
    manager: EntityManager,
    identity: ProvidedIdentity,
    groupRole: Role | undefined,
  ): Promise<Admin> {
    const { name } = this.provider;
    const { email, isEmailRefused, username } = identity;
    if (!email) throw new AddressMissingException(name);
    if (isEmailRefused) throw new AddressUnverifiedException(name);
    try {
      const account = await this.accounts.create(manager, { email, username, groupRole });
      const hasRoleFromGroup = groupRole !== undefined;
      await this.identities.add(manager, identity, { adminId: account.id, hasRoleFromGroup });
      return account;
    } catch (error) {
      throw error instanceof EmailTakenException ? new AddressHasAccountException(name) : error;
    }
  }
}
