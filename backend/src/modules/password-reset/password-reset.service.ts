import { Inject, Injectable } from '@nestjs/common';
import { HOUR_MS } from '@smash/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountService } from '../../platform/auth/accounts/account.service.js';
import { AccountPasswords } from '../../platform/auth/passwords/account-passwords.service.js';
import { UsedLinks } from '../../platform/auth/passwords/used-links.service.js';
import {
  assertAcceptable,
  assertOther,
  assertPasswordLogin,
  hashPassword,
  sessionOrigin,
} from '../../platform/auth/index.js';
import type { Admin } from '../../platform/auth/entities/admin.entity.js';
import {
  ENVIRONMENT,
  type Environment,
  portalUrl,
  providerName,
  sendsMail,
} from '../../platform/config/environment.js';
import { SERVER_TIMINGS, type Timings } from '../../platform/config/timings.js';
import { MailChecks } from '../../platform/mail/mail-checks.service.js';
import { MailService, type MailToQueue } from '../../platform/mail/mail.service.js';
import type { Caller } from '../../platform/rate-limits/caller.decorator.js';
import { RateLimitService } from '../../platform/rate-limits/rate-limit.service.js';
import { minDuration } from '../../platform/timing/min-duration.js';
import { Identities } from '../single-sign-on/identities.service.js';
import { OneTimeTokensService } from '../../platform/tokens/one-time-tokens.service.js';
import { TokenNotValidException } from '../../platform/tokens/tokens.errors.js';
import type {
  NewAccountPasswordDto,
  PasswordMailOnItsWayDto,
  PasswordMailsDto,
} from './password-reset.dto.js';
import { NoMailException } from './password-reset.errors.js';
import { endResetLinks, RESET_PASSWORD } from './reset-links.js';
import { noPasswordMail, resetPasswordMail } from './reset-password-mail.js';

const WITH_LINK = 'account_password';
const LINK_LIFETIME_MS = HOUR_MS;

const LINK_ON_ITS_WAY = {
  detail: "If this is the address of an active account, we've sent it a link to choose a new password.",
};

/** Replaces a forgotten password of the portal by a mailed link (docs/decisions/0047-who-has-an-account-is-told-by-mail.md). */
@Injectable()
export class PasswordResetService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(SERVER_TIMINGS) private readonly timings: Timings,
    private readonly dataSource: DataSource,
    private readonly accounts: AccountService,
    private readonly passwords: AccountPasswords,
    private readonly identities: Identities,
    private readonly oneTimeTokens: OneTimeTokensService,
    private readonly usedLinks: UsedLinks,
    private readonly mails: MailService,
    private readonly limits: RateLimitService,
    checks: MailChecks,
  ) {
    checks.registerLifetime(WITH_LINK, LINK_LIFETIME_MS);
  }

  describe(): PasswordMailsDto {
    return { is_available: sendsMail(this.environment) && this.environment.PASSWORD_LOGIN };
  }

  /** Mails a link to the address of an active account; an earlier link no longer works. */
  async ask(email: string): Promise<PasswordMailOnItsWayDto> {
    assertPasswordLogin(this.environment);
    if (!sendsMail(this.environment)) throw new NoMailException();
    return minDuration(this.timings.leastAccountMail, async () => {
      const account = await this.passwords.findActiveByEmail(email);
      if (!account || !(await this.limits.mayMail('accountPasswordMails', email))) return LINK_ON_ITS_WAY;
      await this.dataSource.transaction(async (manager) =>
        this.mails.queue(manager, {
          recipient: account.email,
          ...(await this.write(manager, account)),
        }),
      );
      return LINK_ON_ITS_WAY;
    });
  }

  private async write(
    manager: EntityManager,
    account: Admin,
  ): Promise<Pick<MailToQueue, 'kind' | 'content'>> {
    const { id, username } = account;
    const provider = await this.providerOf(account, manager);
    if (provider) {
      const content = noPasswordMail({ username, provider, url: portalUrl(this.environment) });
      return { kind: 'account_without_password', content };
    }
    await endResetLinks(manager, id);
    const link = { purpose: RESET_PASSWORD, subjectId: id, lifetimeMs: LINK_LIFETIME_MS } as const;
    const { token, expiresAt } = await this.oneTimeTokens.issue(manager, link);
    const url = `${portalUrl(this.environment)}/reset-password#${token}`;
    return { kind: WITH_LINK, content: resetPasswordMail({ username }, { url, expiresAt }) };
  }

  /**
   * The identity provider where an account without a password logs in: its mailbox must not bypass that. An account
   * connected only to a former provider could not log in at all, so it gets a password like any other.
   */
  private async providerOf(
    { id, passwordHash }: Admin,
    manager = this.dataSource.manager,
  ): Promise<string | undefined> {
    if (passwordHash !== null || !(await this.identities.findOf(id, manager))) return undefined;
    return providerName(this.environment);
  }

  /** @throws TokenNotValidException also when the account is not active any more */
  async set({ token, new_password: password }: NewAccountPasswordDto, caller: Caller): Promise<void> {
    assertPasswordLogin(this.environment);
    const findOwner = (id: string) => this.passwords.findActiveById(id);
    const link = { purpose: RESET_PASSWORD, token, password, findOwner } as const;
    await this.usedLinks.once(link, () => this.replace(token, password, caller));
  }

  private async replace(token: string, password: string, caller: Caller): Promise<void> {
    const id = await this.oneTimeTokens.find({ purpose: RESET_PASSWORD, token });
    const account = id && (await this.passwords.findActiveById(id));
    if (!account || (await this.providerOf(account))) throw new TokenNotValidException();
    assertAcceptable(password, [account.username, account.email], 'new_password');
    await assertOther(account.passwordHash, password);
    // Before the transaction, which would hold a connection and the link's row meanwhile.
    const passwordHash = await hashPassword(password);
    const { device } = sessionOrigin(caller);
    await this.dataSource.transaction(async (manager) => {
      // Locked before the link, in the same order as where the links of an account are ended.
      await this.accounts.lock(manager, account.id);
      const isGood = await this.oneTimeTokens.consume(manager, { purpose: RESET_PASSWORD, token });
      const change = { account, passwordHash, device, by: 'mailed_link' } as const;
      if (!isGood || !(await this.passwords.replace(manager, change))) throw new TokenNotValidException();
    });
    await this.limits.forgetMails('accountPasswordMails', account.email);
  }
}
