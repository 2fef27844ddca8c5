import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { activeAccountsWith } from '../../../platform/auth/index.js';
import { ENVIRONMENT, type Environment, portalUrl } from '../../../platform/config/environment.js';
import type { MailContent } from '../../../platform/mail/index.js';
import { MailService } from '../../../platform/mail/mail.service.js';

const DECIDING = activeAccountsWith('purchases.decide');

/** Mails the accounts that decide about payments. */
@Injectable()
export class DeciderMailsService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly mails: MailService,
  ) {}

  /** Address of the list of purchases in the portal. */
  get page(): string {
    return `${portalUrl(this.environment)}/purchases`;
  }

  /** Queues a mail to each of them, once for each kind and subject. */
  async queue(
    manager: EntityManager,
    { kind, about, content }: { kind: string; about: string; content: MailContent },
  ): Promise<void> {
    const deciders = await manager.query<{ id: string; email: string }[]>(
      `SELECT id, email FROM ${DECIDING} account`,
    );
    await this.mails.queueAll(
      manager,
      deciders.map(({ id, email }) => ({ kind, about: `${about}:${id}`, recipient: email, content })),
    );
  }
}
