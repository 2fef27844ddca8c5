import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { formatDateTime } from '@smash/contract';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { type AccountNotice, AccountNotices } from '../../platform/auth/account-notices.js';
import {
  ENVIRONMENT,
  type Environment,
  portalUrl,
  providerName,
  sendsMail,
} from '../../platform/config/environment.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { RateLimitService } from '../../platform/rate-limits/rate-limit.service.js';
import { newDeviceMail } from './new-device-mail.js';
import { passwordChangedMail } from './password-changed-mail.js';
import { providerConnectedMail, providerDisconnectedMail } from './provider-mails.js';

/** The text of each notice, and the page of the portal that it leads to. */
const NOTICES = {
  new_device: { write: newDeviceMail, page: 'my-account' },
  password_changed: { write: passwordChangedMail, page: 'forgot-password' },
  provider_connected: { write: providerConnectedMail, page: 'my-account' },
  provider_disconnected: { write: providerDisconnectedMail, page: 'my-account' },
} as const;

/** Mails to the owner of an account about what was done with it. Where the server sends none, none is written. */
@Injectable()
export class AccountMails implements OnModuleInit {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly notices: AccountNotices,
    private readonly mails: MailService,
    private readonly limits: RateLimitService,
  ) {}

  onModuleInit(): void {
    this.notices.deliverWith((manager, notice) => this.send(manager, notice));
  }

  private async send(manager: EntityManager, { kind, account, device }: AccountNotice): Promise<void> {
    if (!sendsMail(this.environment)) return;
    // A program that logs in without keeping cookies is a new device each time.
    if (kind === 'new_device' && !(await this.limits.mayMail('newDeviceMails', account.email))) return;
    const { write, page } = NOTICES[kind];
    const url = `${portalUrl(this.environment)}/${page}`;
    const provider = providerName(this.environment) ?? '';
    const facts = { username: account.username, when: formatDateTime(new Date()), device, provider };
    await this.mails.queue(manager, {
      kind: `account_${kind}`,
      // Each tells of something of its own: none stands for another.
      about: uuidv7(),
      recipient: account.email,
      content: write({ ...facts, url }),
    });
  }
}
