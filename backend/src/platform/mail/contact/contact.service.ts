import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import type { CallerNetwork } from '../../rate-limits/caller.decorator.js';
import { RateLimitService } from '../../rate-limits/rate-limit.service.js';
import type { ContactMessageDto } from './contact-message.dto.js';
import { MailService } from '../mail.service.js';
import { CONTACT_MAIL } from './contact-mail.js';

/** Passes messages of visitors to the support mailbox, and nowhere else. */
@Injectable()
export class ContactService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly dataSource: DataSource,
    private readonly mails: MailService,
    private readonly limits: RateLimitService,
  ) {}

  async send({ email, subject, body }: ContactMessageDto, caller: CallerNetwork): Promise<void> {
    await this.limits.consumeFrom(caller, 'takenMessageByAddress');
    await this.mails.queue(this.dataSource.manager, {
      kind: CONTACT_MAIL.kind,
      recipient: this.environment.SUPPORT_EMAIL,
      replyTo: email,
      content: {
        subject: `${CONTACT_MAIL.subject}: ${subject}`,
        heading: subject,
        paragraphs: [body],
        facts: [['From', email]],
      },
    });
  }
}
