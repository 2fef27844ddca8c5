import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  ApplicationNotFoundException,
  ApplicationWithdrawnException,
} from '../../applications/applications.errors.js';
import { ApplicationHistory } from '../../applications/history/application-history.service.js';
import { Recipients } from '../../applications/recipients/recipients.service.js';
import { NoPhoneNumberException } from '../correspondence.errors.js';

/** Records in the history that a chat was opened. The chat itself takes place in WhatsApp. */
@Injectable()
export class Chats {
  constructor(
    private readonly dataSource: DataSource,
    private readonly recipients: Recipients,
    private readonly history: ApplicationHistory,
  ) {}

  /** @throws ApiException when the application is unknown or withdrawn, or has no number for WhatsApp */
  async record(actorId: string, applicationId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [applicant] = await this.recipients.lock(manager, [applicationId]);
      if (!applicant) throw new ApplicationNotFoundException();
      if (applicant.withdrawnAt) throw new ApplicationWithdrawnException();
      if (!applicant.phoneE164) throw new NoPhoneNumberException();
      await this.history.record(manager, actorId, [{ applicationId, type: 'chat_opened' }]);
    });
  }
}
