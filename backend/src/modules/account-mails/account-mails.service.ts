import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { formatDateTime } from '@smash/contract';
import type { EntityManager } from 'typeorm';
import {
  AccountNotices,
  type OwnersNotice,
  type OwnNotice,
  type TokenEnding,
} from '../../platform/auth/accounts/account-notices.js';
import { activeAccountsWith } from '../../platform/auth/index.js';
import {
  ENVIRONMENT,
  type Environment,
  portalUrl,
  providerName,
  sendsMail,
} from '../../platform/config/environment.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { RateLimitService } from '../../platform/rate-limits/rate-limit.service.js';
import { awaitsApprovalMail, joinedByGroupMail } from './newcomer-mails.js';
import { newDeviceMail } from './new-device-mail.js';
import { passwordChangedMail } from './password-changed-mail.js';
import { providerConnectedMail, providerDisconnectedMail } from './provider-mails.js';
import { tokenEndingMail } from './token-ending-mail.js';

/** The text of each notice, and the page of the portal that it leads to. */
const NOTICES = {
  new_device: { write: newDeviceMail, page: 'my-account' },
  password_changed: { write: passwordChangedMail, page: 'forgot-password' },
  provider_connected: { write: providerConnectedMail, page: 'my-account' },
  provider_disconnected: { write: providerDisconnectedMail, page: 'my-account' },
} as const;

const OWNERS_NOTICES = { awaits_approval: awaitsApprovalMail, joined_by_group: joinedByGroupMail } as const;
const OWNERS_LIMITS = { awaits_approval: 'approvalMails', joined_by_group: 'groupAccountMails' } as const;

/** Mails about accounts, to their holders and to owners of the portal. On a server without mail, none is queued. */
@Injectable()
export class AccountMails implements OnModuleInit {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly notices: AccountNotices,
    private readonly mails: MailService,
    private readonly limits: RateLimitService,
  ) {}

  onModuleInit(): void {
    this.notices.deliverWith(async (manager, notice) => {
      if (!sendsMail(this.environment)) return;
      if (notice.kind === 'token_ending') await this.sendTokenEnding(manager, notice);
      else if ('device' in notice) await this.send(manager, notice);
      else await this.sendToOwners(manager, notice);
    });
  }

  private async sendToOwners(manager: EntityManager, { kind, account }: OwnersNotice): Promise<void> {
    const owners = await manager.query<{ id: string; email: string }[]>(
      `SELECT id, email FROM ${activeAccountsWith('accounts.manage')} owner WHERE id <> $1`,
      [account.id],
    );
    const content = OWNERS_NOTICES[kind]({ ...account, url: `${portalUrl(this.environment)}/accounts` });
    for (const { id, email: recipient } of owners) {
      if (!(await this.limits.mayMail(OWNERS_LIMITS[kind], recipient))) continue;
      await this.mails.queue(manager, {
        kind: `account_${kind}`,
        about: `${account.id}:${id}`,
        recipient,
        content,
      });
    }
  }

  private async sendTokenEnding(
    manager: EntityManager,
    { kind, account, token }: TokenEnding,
  ): Promise<void> {
    await this.mails.queue(manager, {
      kind: `account_${kind}`,
      recipient: account.email,
      content: tokenEndingMail(token, `${portalUrl(this.environment)}/tokens`),
    });
  }

  private async send(
    manager: EntityManager,
    { kind, account, device, byProvider = false }: OwnNotice,
  ): Promise<void> {
    // A program that logs in without keeping cookies is a new device each time.
    if (kind === 'new_device' && !(await this.limits.mayMail('newDeviceMails', account.email))) return;
    const { write, page } = NOTICES[kind];
    const url = `${portalUrl(this.environment)}/${page}`;
    const provider = providerName(this.environment) ?? '';
    const facts = {
      username: account.username,
      when: formatDateTime(new Date()),
      device,
      provider,
      byProvider,
    };
    await this.mails.queue(manager, {
      kind: `account_${kind}`,
      recipient: account.email,
      content: write({ ...facts, url }),
    });
  }
}
