import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { AccountService } from '../../platform/auth/accounts/account.service.js';
import {
  EmailTakenException,
  LookAlikeException,
  UsernameTakenException,
} from '../../platform/auth/auth.errors.js';
import { AuthService, NEXT_STEPS } from '../../platform/auth/login/auth.service.js';
import type { RegisterDto, RegisteredDto } from '../../platform/auth/login/auth.dto.js';
import { assertAcceptable, assertPasswordLogin, verifyPassword } from '../../platform/auth/index.js';
import { UsedLinks } from '../../platform/auth/passwords/used-links.service.js';
import { ENVIRONMENT, type Environment, sendsMail } from '../../platform/config/environment.js';
import { SERVER_TIMINGS, type Timings } from '../../platform/config/timings.js';
import { ValidationException } from '../../platform/errors/api-exception.js';
import { RateLimitService } from '../../platform/rate-limits/rate-limit.service.js';
import { minDuration } from '../../platform/timing/min-duration.js';
import { OneTimeTokensService } from '../../platform/tokens/one-time-tokens.service.js';
import { TokenNotValidException } from '../../platform/tokens/tokens.errors.js';
import type { ConfirmAccountDto } from './confirm-account.dto.js';
import { NameTakenMeanwhileException, NothingToConfirmException } from './registration.errors.js';
import { RegistrationMails } from './mails/registration-mails.service.js';

/**
 * Registration of portal accounts, up to the approval by an owner
 * (docs/decisions/0044-an-account-confirms-its-address.md, docs/decisions/0047-who-has-an-account-is-told-by-mail.md).
 */
@Injectable()
export class RegistrationService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(SERVER_TIMINGS) private readonly timings: Timings,
    private readonly dataSource: DataSource,
    private readonly auth: AuthService,
    private readonly accounts: AccountService,
    private readonly oneTimeTokens: OneTimeTokensService,
    private readonly usedLinks: UsedLinks,
    private readonly mails: RegistrationMails,
    private readonly limits: RateLimitService,
  ) {}

  async register(registration: RegisterDto): Promise<RegisteredDto> {
    assertPasswordLogin(this.environment);
    if (!this.notifiesByMail(registration)) {
      return this.auth.register(registration, (manager, account) =>
        this.mails.askToConfirm(manager, account),
      );
    }
    const { username, email, password } = registration;
    assertAcceptable(password, [username, email]);
    return minDuration(this.timings.leastSignUp, async () => {
      // Without a new mail, the link in an earlier one confirms this registration too: the password says which is
      // meant.
      const mayMail = await this.limits.mayMail('registrationMails', email);
      try {
        return await this.auth.register(registration, async (manager, account) => {
          if (mayMail) await this.mails.askToConfirm(manager, account);
        });
      } catch (error) {
        if (!isTaken(error)) throw error;
        if (mayMail) await this.notifyTaken(error, email);
        return { id: uuidv7(), username, status: 'pending', detail: NEXT_STEPS.confirmation };
      }
    });
  }

  /**
   * Confirms an account. The link proves the mailbox; the password proves that the person who opens it is the one who
   * registered.
   */
  async confirm(confirmation: ConfirmAccountDto): Promise<void> {
    const findOwner = (id: string) => this.accounts.findConfirmed(id);
    const link = { purpose: 'confirm_account', ...confirmation, findOwner } as const;
    await this.usedLinks.once(link, () => this.confirmClaim(confirmation));
  }

  private async confirmClaim({ token, password }: ConfirmAccountDto): Promise<void> {
    const id = await this.oneTimeTokens.find({ purpose: 'confirm_account', token });
    const claims = id ? await this.accounts.findClaims(id) : [];
    const [own] = claims;
    if (!own) throw new TokenNotValidException();
    await this.limits.consume('confirmationByEmail', own.email.toLowerCase());
    // Before the transaction, which would hold a connection and the link's row meanwhile.
    const claim = await withPassword(claims, password);
    if (!claim) {
      const message = "This isn't the password you registered with";
      throw ValidationException.at(['body', 'password'], message, 'wrong_password');
    }
    try {
      await this.dataSource.transaction(async (manager) => {
        const isGood = await this.oneTimeTokens.consume(manager, { purpose: 'confirm_account', token });
        if (!isGood || !(await this.accounts.markConfirmed(manager, claim)))
          throw new TokenNotValidException();
        await this.oneTimeTokens.handOver(manager, 'confirm_account', [own.id], claim.id);
      });
    } catch (error) {
      throw isTaken(error) ? new NameTakenMeanwhileException() : error;
    }
  }

  async sendAgain(id: string): Promise<void> {
    const { awaits_confirmation } = await this.accounts.get(id);
    if (!awaits_confirmation) throw new NothingToConfirmException();
    await this.dataSource.transaction(async (manager) => {
      const [claim] = await this.accounts.findClaims(id, manager);
      if (claim) await this.mails.askToConfirm(manager, claim);
    });
  }

  /**
   * Whether the outcome is told only by mail. With a setup token, or where accounts need no approval, the response
   * tells it at once.
   */
  private notifiesByMail({ setup_token }: RegisterDto): boolean {
    return (
      sendsMail(this.environment) &&
      this.environment.ADMIN_REGISTRATION === 'approval' &&
      (setup_token ?? undefined) === undefined
    );
  }

  /** Mails the holder of the address, if it has an account; else the person who registered with it. */
  private async notifyTaken(error: Error, email: string): Promise<void> {
    const holder = error instanceof EmailTakenException ? await this.accounts.findHolder(email) : undefined;
    await this.dataSource.transaction((manager) =>
      holder ? this.mails.notifyAddressTaken(manager, holder) : this.mails.notifyNameTaken(manager, email),
    );
  }
}

const TAKEN = [EmailTakenException, UsernameTakenException, LookAlikeException];

const isTaken = (error: unknown): error is Error => TAKEN.some((type) => error instanceof type);

/**
 * The first claim with this password. Checked one after the other, so that a long list does not hold up every login.
 */
async function withPassword<Claim extends { passwordHash: string | null }>(
  claims: readonly Claim[],
  password: string,
): Promise<Claim | undefined> {
  for (const claim of claims) {
    if (await verifyPassword(claim.passwordHash, password)) return claim;
  }
  return undefined;
}
