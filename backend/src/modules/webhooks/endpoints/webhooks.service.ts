import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { WEBHOOK_LIMITS } from '@smash/contract';
import { type EntityManager, In, IsNull, Repository } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { CurrentAdmin } from '../../../platform/auth/access.decorators.js';
import { assertPermitted } from '../../../platform/auth/index.js';
import { ENVIRONMENT, type Environment } from '../../../platform/config/environment.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { EditingService } from '../../../platform/editing/editing.service.js';
import { hasValues } from '../../../platform/editing/index.js';
import { ValidationException } from '../../../platform/errors/api-exception.js';
import { WebhookEndpoint } from '../entities/webhook-endpoint.entity.js';
import { ERASED, hearsOfErasures } from '../outbox/about-applicants.js';
import { newSecret } from '../sending/signature.js';
import { TooManyWebhooksException } from '../webhooks.errors.js';
import { latestDeliveries } from './latest-deliveries.js';
import { WEBHOOKS } from './webhooks.editable.js';
import type { SaveWebhookDto, UpdateWebhookDto, WebhookDto, WebhookWithSecretDto } from './webhook.dto.js';
import { toWebhookDto } from './webhook.mapper.js';
import { encryptSecret } from './webhook-secrets.js';
import { problemWithUrl } from './webhook-url.js';

/** Key of an advisory lock (any number): two requests at once cannot add one endpoint too many. */
const ENDPOINTS_LOCK = 7_305_081;

/** The endpoints as administrators make and change them. Only owners change an endpoint that includes personal data. */
@Injectable()
export class WebhooksService {
  constructor(
    @InjectRepository(WebhookEndpoint) private readonly endpoints: Repository<WebhookEndpoint>,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly editing: EditingService,
    private readonly audit: AuditService,
  ) {}

  async list(ids?: readonly string[]): Promise<WebhookDto[]> {
    const rows = await this.endpoints.find({
      ...(ids && { where: { id: In([...ids]) } }),
      order: { id: 'ASC' },
    });
    const latest = await latestDeliveries(
      this.endpoints.manager,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => toWebhookDto(row, latest.get(row.id)));
  }

  async get(id: string): Promise<WebhookDto> {
    return this.toDto(await this.editing.find(WEBHOOKS, id));
  }

  async create(admin: CurrentAdmin, body: SaveWebhookDto): Promise<WebhookWithSecretDto> {
    this.assertSavable(admin, body);
    const id = uuidv7();
    const secret = newSecret();
    const encryptedSecret = encryptSecret(secret, id, this.environment.FILE_ENCRYPTION_KEYS);
    const before = async (manager: EntityManager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [ENDPOINTS_LOCK]);
      if ((await manager.count(WebhookEndpoint)) >= WEBHOOK_LIMITS.endpoints)
        throw new TooManyWebhooksException();
    };
    const values = { ...toColumns(body), id, encryptedSecret };
    const endpoint = await this.editing.create(admin.id, WEBHOOKS, values, { before });
    return { ...toWebhookDto(endpoint), secret };
  }

  async update(admin: CurrentAdmin, id: string, { version, ...body }: UpdateWebhookDto): Promise<WebhookDto> {
    this.assertSavable(admin, body);
    const columns = toColumns(body);
    const values = async (manager: EntityManager) => {
      const former = await this.findChangeable(admin, id, manager);
      assertGoesOnHearingOfErasures(former, columns);
      const isOff = columns.offReason !== null;
      // The reason why it is off stays while it is off; turning it on clears its record of failures.
      const offReason = isOff ? (former.offReason ?? columns.offReason) : null;
      return { ...columns, offReason, ...(!isOff && former.offReason && { failingSince: null }) };
    };
    const { offReason: off, ...rest } = columns;
    // Off for whichever reason counts as off.
    const isDone = (row: WebhookEndpoint) =>
      hasValues(row, rest) && (row.offReason === null) === (off === null);
    return this.toDto(await this.editing.update(admin.id, WEBHOOKS, { id, version, values, isDone }));
  }

  async remove(admin: CurrentAdmin, id: string): Promise<void> {
    const endpoint = await this.endpoints.findOneBy({ id });
    if (endpoint) assertChangeable(admin, endpoint);
    await this.editing.remove(admin.id, WEBHOOKS, id);
  }

  /** Switches off those of the endpoints that an old backup brought back switched on. @returns how many were on */
  async switchOff(ids: readonly string[]): Promise<number> {
    return this.endpoints.manager.transaction(async (manager) => {
      const on = await manager.findBy(WebhookEndpoint, { id: In([...ids]), offReason: IsNull() });
      const off = { offReason: 'by_hand', updatedAt: new Date(), version: () => 'version + 1' } as const;
      await manager.update(WebhookEndpoint, { id: In(on.map(({ id }) => id)) }, off);
      const entry = { actorId: null, action: 'webhook.updated', objectType: 'webhook' } as const;
      await this.audit.recordAll(
        manager,
        on.map(({ id }) => ({ ...entry, objectId: id })),
      );
      return on.length;
    });
  }

  /** An endpoint that the account may change. */
  async findChangeable(admin: CurrentAdmin, id: string, manager?: EntityManager): Promise<WebhookEndpoint> {
    const endpoint = await this.editing.find(WEBHOOKS, id, manager);
    assertChangeable(admin, endpoint);
    return endpoint;
  }

  private assertSavable(admin: CurrentAdmin, { url, has_personal_data }: SaveWebhookDto): void {
    if (has_personal_data) assertPermitted(admin, 'webhooks.personal_data');
    const problem = problemWithUrl(url, this.environment.WEBHOOK_ALLOWED_NETWORKS);
    if (problem) throw ValidationException.at(['body', 'url'], problem);
  }

  private async toDto(endpoint: WebhookEndpoint): Promise<WebhookDto> {
    const latest = await latestDeliveries(this.endpoints.manager, [endpoint.id]);
    return toWebhookDto(endpoint, latest.get(endpoint.id));
  }
}

/**
 * Changing an endpoint could send its personal data elsewhere or reveal its secret, which takes the permission to send
 * such data.
 */
function assertChangeable(admin: CurrentAdmin, { hasPersonalData }: WebhookEndpoint): void {
  if (hasPersonalData) assertPermitted(admin, 'webhooks.personal_data');
}

/** A receiver that has got data of applicants keeps them, so that it stays told of erasures unless somebody ends that. */
function assertGoesOnHearingOfErasures(
  former: WebhookEndpoint,
  wanted: Pick<WebhookEndpoint, 'events' | 'hasPersonalData'>,
): void {
  if (former.events.includes(ERASED) || !hearsOfErasures(former) || hearsOfErasures(wanted)) return;
  throw ValidationException.at(
    ['body', 'events'],
    `The other system has data of applicants. Please choose ${ERASED} too, so that it hears whom to erase`,
  );
}

const toColumns = ({ url, description, events, has_personal_data, is_on }: SaveWebhookDto) => ({
  url,
  description: description ?? '',
  events: [...events].sort(),
  hasPersonalData: has_personal_data ?? false,
  offReason: is_on === false ? ('by_hand' as const) : null,
});
