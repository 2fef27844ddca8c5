import { Inject, Injectable } from '@nestjs/common';
import type { WebhookOffReason } from '@smash/contract';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { activeAccountsWith } from '../../../platform/auth/index.js';
import { ENVIRONMENT, type Environment, portalUrl } from '../../../platform/config/environment.js';
import { SERVER_TIMINGS, type Timings } from '../../../platform/config/timings.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import type { Outcome } from './outcome.js';
import { switchedOffMail } from './switched-off-mail.js';

/** Accounts with a permission that only owners have. */
const OWNERS = activeAccountsWith('webhooks.personal_data');

/** Switches off endpoints that answer 410 Gone or fail for days, and tells the owners. */
@Injectable()
export class EndpointHealth {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(SERVER_TIMINGS) private readonly timings: Timings,
    private readonly audit: AuditService,
    private readonly mails: MailService,
  ) {}

  /**
   * Updates since when an endpoint has failed, and switches it off where the class says so.
   * @param isGivenUp whether the attempt was the last one of its event: where events are rare, a single failure says
   * nothing of the days before it
   */
  async applyOutcome(
    manager: EntityManager,
    id: string,
    outcome: Outcome,
    { isGivenUp }: { isGivenUp: boolean },
  ): Promise<void> {
    if (outcome.isDelivered) {
      await manager.query(
        'UPDATE webhook_endpoints SET failing_since = NULL WHERE id = $1 AND failing_since IS NOT NULL',
        [id],
      );
    } else if (outcome.isGone) {
      await this.switchOff(manager, id, 'gone', 0);
    } else {
      await manager.query(
        'UPDATE webhook_endpoints SET failing_since = now() WHERE id = $1 AND failing_since IS NULL',
        [id],
      );
      if (isGivenUp) await this.switchOff(manager, id, 'failing', this.timings.webhookFailing);
    }
  }

  /** @param after milliseconds for which it has to have failed */
  private async switchOff(
    manager: EntityManager,
    id: string,
    reason: Exclude<WebhookOffReason, 'by_hand'>,
    after: number,
  ): Promise<void> {
    const [[endpoint]] = await manager.query<[{ url: string }[], number]>(
      `UPDATE webhook_endpoints SET off_reason = $2, version = version + 1, updated_at = now()
       WHERE id = $1 AND off_reason IS NULL
         AND ($3 = 0 OR failing_since <= now() - $3 * interval '1 millisecond') RETURNING url`,
      [id, reason, after],
    );
    if (!endpoint) return;
    const data = { reason };
    await this.audit.record(manager, {
      actorId: null,
      action: 'webhook.switched_off',
      objectType: 'webhook',
      objectId: id,
      data,
    });
    const owners = await manager.query<{ email: string }[]>(`SELECT email FROM ${OWNERS} o`);
    const content = switchedOffMail({
      ...endpoint,
      reason,
      page: `${portalUrl(this.environment)}/webhooks`,
    });
    await this.mails.queueAll(
      manager,
      owners.map(({ email }) => ({
        kind: 'webhook_switched_off',
        recipient: email,
        content,
      })),
    );
  }
}
