import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { AuditRecord } from '../../../platform/audit/audit-record.js';
import { prepared } from '../../../platform/statements/prepared-statements.js';
import { ERASED, HEARS_OF_ERASURES } from './about-applicants.js';
import { DescribedEvents, type RecordedEvent } from './described-events.service.js';
import { eventOfAction, isOfJob } from './event-of-action.js';
import { forgetApplications, forgetBuyers } from './forget-people.js';
import type { NewWebhookEvent } from '../entities/webhook-event.entity.js';
import { JobEvents } from './job-events.service.js';

interface Listener {
  id: string;
  events: string[];
}

/**
 * The endpoints that get any of these events. Receivers that get data of applicants are told of erasures even if that
 * event was not chosen. While an endpoint is off, only the erasures that it is told of are written, and wait.
 */
const LISTENERS = prepared(
  `SELECT id::text AS id, CASE WHEN off_reason IS NULL THEN events::text[] ELSE '{}' END
     || CASE WHEN ${HEARS_OF_ERASURES} THEN '{${ERASED}}'::text[] ELSE '{}' END AS events
   FROM webhook_endpoints
   WHERE (off_reason IS NULL AND events && $1::text[]) OR (${HEARS_OF_ERASURES} AND '${ERASED}' = ANY($1::text[]))
   FOR KEY SHARE`,
);

/**
 * Writes events, with a delivery for every endpoint that subscribes to them, in the transaction of the change
 * (docs/decisions/0107-webhooks.md): a change that is rolled back is never told, and one that is committed always is.
 */
@Injectable()
export class WebhookOutbox {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobEvents,
    private readonly described: DescribedEvents,
  ) {}

  /** Writes the events of entries of the audit log. */
  async follow(manager: EntityManager, records: readonly AuditRecord[]): Promise<void> {
    const jobIds = records.filter(({ action }) => isOfJob(action)).map(({ objectId }) => Number(objectId));
    await this.write(manager, await this.jobs.ofChanged(manager, jobIds));
    const events = records.flatMap((record): RecordedEvent[] => {
      const type = eventOfAction(record.action);
      return type ? [{ type, record }] : [];
    });
    await this.writeDescribed(manager, events);
    const erased = events.filter(({ type }) => type === ERASED);
    await forgetApplications(
      manager,
      erased.map(({ record }) => String(record.objectId)),
    );
    if (records.some(({ action }) => action === 'member.deleted')) await forgetBuyers(manager);
  }

  /** Writes events of jobs whose deadline has passed since the last check. */
  async writeDeadlines(): Promise<void> {
    for (const id of await this.jobs.pastDeadline(this.dataSource.manager)) {
      await this.dataSource.transaction(async (manager) =>
        this.write(manager, await this.jobs.ofDeadline(manager, id)),
      );
    }
  }

  /** Writes an event for one endpoint, whatever it subscribes to. @returns the id of the delivery */
  async writeFor(manager: EntityManager, endpointId: string, event: NewWebhookEvent): Promise<string> {
    const [id = ''] = await insert(manager, [{ ...event, listeners: [endpointId] }]);
    return id;
  }

  private async writeDescribed(manager: EntityManager, events: readonly RecordedEvent[]): Promise<void> {
    const listeners = await listenersTo(manager, events);
    if (listeners.length === 0) return;
    const wanted = events.filter(({ type }) => listeners.some((listener) => listener.events.includes(type)));
    await this.write(manager, await this.described.of(manager, wanted));
  }

  private async write(manager: EntityManager, events: readonly NewWebhookEvent[]): Promise<void> {
    const listeners = await listenersTo(manager, events);
    const addressed = events.map((event) => ({
      ...event,
      listeners: listeners.filter(({ events: wanted }) => wanted.includes(event.type)).map(({ id }) => id),
    }));
    await insert(
      manager,
      addressed.filter((event) => event.listeners.length > 0),
    );
  }
}

/**
 * The endpoints that get any of these events. They are locked, so that none is deleted before the transaction
 * ends.
 */
async function listenersTo(manager: EntityManager, events: readonly { type: string }[]): Promise<Listener[]> {
  if (events.length === 0) return [];
  return manager.query<Listener[]>(LISTENERS, [[...new Set(events.map(({ type }) => type))]]);
}

/** @returns the ids of the deliveries */
async function insert(
  manager: EntityManager,
  events: readonly (NewWebhookEvent & { listeners: string[] })[],
): Promise<string[]> {
  if (events.length === 0) return [];
  const rows = events.map((event) => ({ ...event, id: uuidv7() }));
  const deliveries = rows.flatMap(({ id, listeners }) =>
    listeners.map((endpointId) => ({ id: uuidv7(), endpointId, eventId: id })),
  );
  await manager.query(
    `INSERT INTO webhook_events (id, type, data, created_at)
     SELECT *, clock_timestamp() FROM unnest($1::uuid[], $2::text[], $3::json[])`,
    [rows.map(({ id }) => id), rows.map(({ type }) => type), rows.map(({ data }) => JSON.stringify(data))],
  );
  await manager.query(
    `INSERT INTO webhook_deliveries (id, endpoint_id, event_id)
     SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[])`,
    [
      deliveries.map(({ id }) => id),
      deliveries.map(({ endpointId }) => endpointId),
      deliveries.map(({ eventId }) => eventId),
    ],
  );
  return deliveries.map(({ id }) => id);
}
