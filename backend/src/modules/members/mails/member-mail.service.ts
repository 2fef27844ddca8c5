import { Inject, Injectable } from '@nestjs/common';
import { HOUR_MS } from '@smash/contract';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { ENVIRONMENT, type Environment, siteUrl } from '../../../platform/config/environment.js';
import { OneTimeTokensService } from '../../../platform/tokens/one-time-tokens.service.js';
import type { MailContent } from '../../../platform/mail/index.js';
import { type LeavingMail, MailChecks } from '../../../platform/mail/mail-checks.service.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { Member } from '../entities/member.entity.js';
import {
  alreadyMember,
  confirmAddress,
  membershipDeleted,
  membershipRestored,
  membershipSuspended,
  passwordChanged,
  resetPassword,
} from './member-mails.js';

const CONFIRM_LIFETIME_MS = 48 * HOUR_MS;
const RESET_LIFETIME_MS = HOUR_MS / 2;

/** The last mail to a member. */
const DELETED = 'member_deleted';

type Addressee = Pick<Member, 'id' | 'firstName' | 'email' | 'suspendedAt'>;

/** The mails to members, each queued in the transaction of the change that it tells of. */
@Injectable()
export class MemberMailService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly oneTimeTokens: OneTimeTokensService,
    private readonly mails: MailService,
    checks: MailChecks,
    { manager }: DataSource,
  ) {
    mails.forgetOnceSent(DELETED);
    // If one mail waited longer than the next, it would arrive last and be untrue.
    const isMember = (isSuspended: boolean) => (mail: LeavingMail) =>
      manager.existsBy(Member, {
        email: mail.recipient,
        confirmedAt: Not(IsNull()),
        suspendedAt: isSuspended ? Not(IsNull()) : IsNull(),
      });
    checks.register(['member_suspended'], isMember(true));
    checks.register(['member_restored'], isMember(false));
    checks.registerLifetime('member_password', RESET_LIFETIME_MS);
    checks.registerLifetime('member_confirm', CONFIRM_LIFETIME_MS);
  }

  async askToConfirm(manager: EntityManager, member: Pick<Member, 'id' | 'email'>): Promise<void> {
    const link = { purpose: 'confirm_email', subjectId: member.id, lifetimeMs: CONFIRM_LIFETIME_MS } as const;
    const { token, expiresAt } = await this.oneTimeTokens.issue(manager, link);
    const url = this.addressOf(`/confirm#${token}`);
    await this.queue(manager, member, 'member_confirm', confirmAddress({ url, expiresAt }));
  }

  async notifyAlreadyMember(manager: EntityManager, member: Addressee): Promise<void> {
    const url = this.addressOf('/login');
    const suspended = member.suspendedAt ? { supportEmail: this.environment.SUPPORT_EMAIL } : undefined;
    await this.queue(manager, member, 'member_exists', alreadyMember({ ...member, url }, suspended));
  }

  /**
   * Mails a link to choose a password. A suspended member is told of the suspension instead: a password would not let
   * them in.
   */
  async sendPasswordLink(manager: EntityManager, member: Addressee): Promise<void> {
    if (member.suspendedAt) return this.notifySuspended(manager, member);
    const link = { purpose: 'reset_password', subjectId: member.id, lifetimeMs: RESET_LIFETIME_MS } as const;
    const { token, expiresAt } = await this.oneTimeTokens.issue(manager, link);
    const url = this.addressOf(`/reset-password#${token}`);
    await this.queue(manager, member, 'member_password', resetPassword(member, { url, expiresAt }));
  }

  async notifyPasswordChanged(manager: EntityManager, member: Addressee): Promise<void> {
    await this.queue(
      manager,
      member,
      'member_password_changed',
      passwordChanged(member, this.environment.SUPPORT_EMAIL),
    );
  }

  async notifySuspended(manager: EntityManager, member: Addressee): Promise<void> {
    await this.queue(
      manager,
      member,
      'member_suspended',
      membershipSuspended(member, this.environment.SUPPORT_EMAIL),
    );
  }

  async notifyRestored(manager: EntityManager, member: Addressee): Promise<void> {
    const url = this.addressOf('/login');
    await this.queue(manager, member, 'member_restored', membershipRestored({ ...member, url }));
  }

  async notifyDeleted(manager: EntityManager, member: Addressee): Promise<void> {
    await this.queue(manager, member, DELETED, membershipDeleted(member, this.environment.SUPPORT_EMAIL));
  }

  private addressOf(path: string): string {
    return `${siteUrl(this.environment)}${path}`;
  }

  private async queue(
    manager: EntityManager,
    { email: recipient }: Pick<Member, 'email'>,
    kind: string,
    content: MailContent,
  ): Promise<void> {
    const { SUPPORT_EMAIL: replyTo } = this.environment;
    await this.mails.queue(manager, { kind, recipient, replyTo, content });
  }
}
