import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { AccountService } from '../../platform/auth/account.service.js';
import { AuthService } from '../../platform/auth/auth.service.js';
import type { RegisterDto, RegisteredDto } from '../../platform/auth/dto/auth.dto.js';
import { verifyPassword } from '../../platform/auth/index.js';
import { ENVIRONMENT, type Environment, portalUrl } from '../../platform/config/environment.js';
import { ValidationException } from '../../platform/errors/api-exception.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { RateLimitService } from '../../platform/rate-limits/rate-limit.service.js';
import { OneTimeTokensService } from '../../platform/tokens/one-time-tokens.service.js';
import { LinkNotValidException } from '../../platform/tokens/tokens.errors.js';
import type { ConfirmAccountDto } from './confirm-account.dto.js';
import { confirmAccountMail } from './confirm-account-mail.js';
import { NothingToConfirmException } from './registration.errors.js';

const LINK_LIFETIME_MS = 48 * 3_600_000;

/** How somebody gets an account of the portal up to the point where an owner approves it (decision 44). */
@Injectable()
export class RegistrationService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly dataSource: DataSource,
    private readonly auth: AuthService,
    private readonly accounts: AccountService,
    private readonly links: OneTimeTokensService,
    private readonly mails: MailService,
    private readonly limits: RateLimitService,
  ) {}

  register(registration: RegisterDto): Promise<RegisteredDto> {
    return this.auth.register(registration, (manager, account) => this.askToConfirm(manager, account));
  }

  /** The link proves the mailbox; the password, that whoever opens it is the one who registered with its address. */
  async confirm({ token, password }: ConfirmAccountDto): Promise<void> {
    const id = await this.links.find({ purpose: 'confirm_account', token });
    const account = id && (await this.accounts.findUnconfirmed(id));
    if (!account) throw new LinkNotValidException();
    await this.limits.consume('confirmationByEmail', account.email.toLowerCase());
    if (!(await verifyPassword(account.passwordHash, password))) {
      const message = "This isn't the password you registered with";
      throw ValidationException.at(['body', 'password'], message, 'wrong_password');
    }
    await this.dataSource.transaction(async (manager) => {
      const isGood = await this.links.consume(manager, { purpose: 'confirm_account', token });
      if (!isGood || !(await this.accounts.markConfirmed(manager, account.id)))
        throw new LinkNotValidException();
    });
  }

  async sendAgain(id: string): Promise<void> {
    const { awaits_confirmation } = await this.accounts.get(id);
    if (!awaits_confirmation) throw new NothingToConfirmException();
    await this.dataSource.transaction(async (manager) => {
      const account = await this.accounts.findUnconfirmed(id, manager);
      if (account) await this.askToConfirm(manager, account);
    });
  }

  private async askToConfirm(
    manager: EntityManager,
    { id, email: recipient }: { id: string; email: string },
  ): Promise<void> {
    const link = { purpose: 'confirm_account', subjectId: id, lifetimeMs: LINK_LIFETIME_MS } as const;
    const token = await this.links.issue(manager, link);
    const url = `${portalUrl(this.environment)}/confirm#${token}`;
    // Each is an answer to a request of its own: none stands for another.
    const mail = {
      kind: 'account_confirm',
      about: uuidv7(),
      recipient,
      content: confirmAccountMail({ url }),
    };
    await this.mails.queue(manager, mail);
  }
}
