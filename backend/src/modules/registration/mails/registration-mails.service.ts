import { Inject, Injectable } from '@nestjs/common';
import { HOUR_MS } from '@smash/contract';
import type { EntityManager } from 'typeorm';
import type { Admin } from '../../../platform/auth/entities/admin.entity.js';
import { ENVIRONMENT, type Environment, portalUrl } from '../../../platform/config/environment.js';
import type { MailContent } from '../../../platform/mail/index.js';
import { MailChecks } from '../../../platform/mail/mail-checks.service.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { OneTimeTokensService } from '../../../platform/tokens/one-time-tokens.service.js';
import { addressTakenMail } from './address-taken-mail.js';
import { confirmAccountMail } from './confirm-account-mail.js';
import { nameTakenMail } from './name-taken-mail.js';

const CONFIRM = 'account_confirm';
const LINK_LIFETIME_MS = 48 * HOUR_MS;

/** Mails about a registration, to its address. */
@Injectable()
export class RegistrationMails {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly oneTimeTokens: OneTimeTokensService,
    private readonly mails: MailService,
    checks: MailChecks,
  ) {
    checks.registerLifetime(CONFIRM, LINK_LIFETIME_MS);
  }

  async askToConfirm(manager: EntityManager, { id, email }: { id: string; email: string }): Promise<void> {
    const link = { purpose: 'confirm_account', subjectId: id, lifetimeMs: LINK_LIFETIME_MS } as const;
    const { token, expiresAt } = await this.oneTimeTokens.issue(manager, link);
    const url = this.page(`confirm#${token}`);
    await this.queue(manager, email, CONFIRM, confirmAccountMail({ url, expiresAt }));
  }

  async notifyAddressTaken(
    manager: EntityManager,
    { username, email, status }: Pick<Admin, 'username' | 'email' | 'status'>,
  ): Promise<void> {
    const content = addressTakenMail({ username, status, url: this.page() });
    await this.queue(manager, email, 'account_address_taken', content);
  }

  async notifyNameTaken(manager: EntityManager, email: string): Promise<void> {
    await this.queue(manager, email, 'account_name_taken', nameTakenMail({ url: this.page() }));
  }

  private page(path = ''): string {
    return `${portalUrl(this.environment)}/${path}`;
  }

  private async queue(
    manager: EntityManager,
    recipient: string,
    kind: string,
    content: MailContent,
  ): Promise<void> {
    await this.mails.queue(manager, { kind, recipient, content });
  }
}
