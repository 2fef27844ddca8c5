import { Inject, Injectable } from '@nestjs/common';
import { fillPlaceholders, SAMPLE_VALUES } from '@smash/contract';
import { ENVIRONMENT, type Environment } from '../../../platform/config/environment.js';
import type { CurrentAdmin } from '../../../platform/auth/access.decorators.js';
import { assertPermitted } from '../../../platform/auth/assert-permitted.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { ApplicationNotFoundException } from '../../applications/applications.errors.js';
import { Recipients } from '../../applications/recipients/recipients.service.js';
import { MailWriter } from '../writing/mail-writer.service.js';
import { writeMail } from '../writing/write-mail.js';
import type { MailPreviewDto, PreviewMailDto } from './mail-preview.dto.js';

/** Shows a mail before it is sent, made by the code that makes the real one. */
@Injectable()
export class MailPreviewService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly recipients: Recipients,
    private readonly writer: MailWriter,
    private readonly mails: MailService,
  ) {}

  async preview(
    actor: CurrentAdmin,
    { application_id, subject, body }: PreviewMailDto,
  ): Promise<MailPreviewDto> {
    if (application_id) assertPermitted(actor, 'applications.read');
    const [recipient] = application_id ? await this.recipients.named([application_id]) : [];
    if (application_id && !recipient) throw new ApplicationNotFoundException();
    const text = { subject, body };
    const [filled] = recipient ? await this.writer.fill(text, [recipient]) : [];
    const values = filled?.values ?? SAMPLE_VALUES;
    return {
      recipient: recipient?.email ?? null,
      has_all_values: filled?.isFilled ?? true,
      reply_to: this.environment.HR_EMAIL,
      message: fillPlaceholders(body, values),
      ...this.mails.render(writeMail(text, values)),
    };
  }
}
