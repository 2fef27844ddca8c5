import type { EntityManager } from 'typeorm';
import type { MailService } from '../../../platform/mail/mail.service.js';
import type { Recipients } from '../../applications/recipients/recipients.service.js';
import { MailBatch } from './mail-batch.entity.js';

/**
 * Takes back the unsent mails of a batch, and has no more made.
 * @param actorId null for the server itself
 */
export async function takeBack(
  { recipients, mails }: { recipients: Recipients; mails: MailService },
  manager: EntityManager,
  actorId: string | null,
  id: string,
): Promise<void> {
  await recipients.lockApplications(manager, await mails.applicationsOfGroup(manager, id));
  await recipients.recordCancelled(manager, actorId, await mails.cancelGroup(manager, id));
  await manager.update(MailBatch, { id }, { waitingIds: [], subject: '', body: '', cancelledAt: new Date() });
}
