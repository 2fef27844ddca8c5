import { Inject, Injectable } from '@nestjs/common';
import type { AuditAction } from '@smash/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import type { CurrentAdmin } from '../../../platform/auth/access.decorators.js';
import { ENVIRONMENT, type Environment } from '../../../platform/config/environment.js';
import { SERVER_TIMINGS, type Timings } from '../../../platform/config/timings.js';
import { ownIdempotencyKey } from '../../../platform/http/idempotency-key.js';
import { WebhookEndpoint } from '../entities/webhook-endpoint.entity.js';
import { newSecret } from '../sending/signature.js';
import type { WebhookDto, WebhookWithSecretDto } from './webhook.dto.js';
import { decryptSecret, encryptSecret } from './webhook-secrets.js';
import { WebhooksService } from './webhooks.service.js';

/**
 * Makes new secrets. The former secret stays valid for a while, so that receivers change over without losing events.
 */
@Injectable()
export class WebhookRotation {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(SERVER_TIMINGS) private readonly timings: Timings,
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly webhooks: WebhooksService,
  ) {}

  /**
   * A repetition with the same key gets the same secret.
   * @returns the endpoint with its new secret; an older former secret ends at once
   */
  async rotate(
    admin: CurrentAdmin,
    id: string,
    clientKey: string | undefined,
  ): Promise<WebhookWithSecretDto> {
    const { FILE_ENCRYPTION_KEYS: keys } = this.environment;
    const wanted = encryptSecret(newSecret(), id, keys);
    const secretKey = ownIdempotencyKey(admin.id, clientKey);
    await this.change(admin, id, 'webhook.secret_rotated', async (manager) => {
      const [, changed] = await manager.query<[unknown[], number]>(
        `UPDATE webhook_endpoints SET former_encrypted_secret = encrypted_secret, encrypted_secret = $2,
           former_secret_until = now() + $3 * interval '1 millisecond', secret_key = $4::varchar
         WHERE id = $1 AND ($4::varchar IS NULL OR secret_key IS DISTINCT FROM $4::varchar)`,
        [id, wanted, this.timings.webhookFormerSecret, secretKey],
      );
      return changed === 1;
    });
    const { encryptedSecret } = await this.webhooks.findChangeable(admin, id);
    return { ...(await this.webhooks.get(id)), secret: decryptSecret(encryptedSecret, id, keys) };
  }

  /**
   * Ends the former secret before its time. A repetition changes nothing.
   * @param until end of the former secret that is meant; a secret that became the former one since then stays. Without
   * it, whichever secret is the former one ends
   */
  async endFormer(admin: CurrentAdmin, id: string, until: Date | undefined): Promise<WebhookDto> {
    await this.change(admin, id, 'webhook.former_secret_ended', async (manager, endpoint) => {
      const { formerEncryptedSecret, formerSecretUntil } = endpoint;
      if (formerEncryptedSecret === null) return false;
      if (until && until.getTime() !== formerSecretUntil?.getTime()) return false;
      const { affected } = await manager.update(
        WebhookEndpoint,
        { id, formerEncryptedSecret },
        { formerEncryptedSecret: null, formerSecretUntil: null, secretKey: null },
      );
      return affected === 1;
    });
    return this.webhooks.get(id);
  }

  private async change(
    admin: CurrentAdmin,
    id: string,
    action: AuditAction,
    change: (manager: EntityManager, endpoint: WebhookEndpoint) => Promise<boolean>,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const endpoint = await this.webhooks.findChangeable(admin, id, manager);
      if (!(await change(manager, endpoint))) return;
      await this.audit.record(manager, { actorId: admin.id, action, objectType: 'webhook', objectId: id });
    });
  }
}
