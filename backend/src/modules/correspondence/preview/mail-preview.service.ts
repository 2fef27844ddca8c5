import { Inject, Injectable } from '@nestjs/common';
import { SAMPLE_VALUES } from '@smash/contract';
import { ENVIRONMENT, type Environment } from '../../../platform/config/environment.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { ApplicationNotFoundException } from '../../applications/applications.errors.js';
import { Recipients } from '../../applications/recipients/recipients.service.js';
import { placeholderValues } from '../writing/placeholder-values.js';
import { writeMail } from '../writing/write-mail.js';
import type { MailPreviewDto, PreviewMailDto } from './mail-preview.dto.js';

/** Shows a mail before it is sent, made by what makes the mails. */
@Injectable()
export class MailPreviewService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly recipients: Recipients,
    private readonly mails: MailService,
  ) {}

  async preview({ application_id, subject, body }: PreviewMailDto): Promise<MailPreviewDto> {
    const [recipient] = application_id ? await this.recipients.named([application_id]) : [];
    if (application_id && !recipient) throw new ApplicationNotFoundException();
    const values = recipient ? placeholderValues(recipient, this.environment) : SAMPLE_VALUES;
    return {
      recipient: recipient?.email ?? null,
      reply_to: this.environment.HR_EMAIL,
      ...this.mails.render(writeMail({ subject, body }, values)),
    };
  }
}
