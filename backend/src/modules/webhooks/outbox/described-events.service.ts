import { Inject, Injectable } from '@nestjs/common';
import { WEBHOOK_EVENTS, type WebhookEventType, type WebhookSubject } from '@smash/contract';
import type { EntityManager } from 'typeorm';
import type { AuditRecord } from '../../../platform/audit/audit-record.js';
import { ENVIRONMENT, type Environment, siteUrl } from '../../../platform/config/environment.js';
import { type ApplicationFacts, applicationFacts } from '../../applications/index.js';
import { interviewFacts } from '../../interviews/index.js';
import { purchaseFacts } from '../../shares/index.js';
import type { NewWebhookEvent } from '../entities/webhook-event.entity.js';

/** An entry of the audit log that is an event. */
export interface RecordedEvent {
  type: WebhookEventType;
  record: AuditRecord;
}

type Data = Record<string, unknown>;
/** Data by the id that entries of the audit log name. */
type Describe = (manager: EntityManager, ids: string[]) => Promise<Map<string, Data>>;

/** Data of events as of the end of the transaction that they are written in: only ids and states. */
@Injectable()
export class DescribedEvents {
  private readonly describers: Partial<Record<WebhookSubject, Describe>> = {
    application: (manager, ids) => this.applications(manager, ids),
    interview: (manager, ids) => this.interviews(manager, ids),
    purchase: (manager, ids) => this.purchases(manager, ids),
  };

  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  /** The events with their data; those whose subject no longer exists are left out. */
  async of(manager: EntityManager, events: readonly RecordedEvent[]): Promise<NewWebhookEvent[]> {
    const described = new Map<WebhookSubject, Map<string, Data>>();
    for (const [subject, describe] of Object.entries(this.describers) as [WebhookSubject, Describe][]) {
      const ids = events.filter(({ type }) => WEBHOOK_EVENTS[type].about === subject).map(idOf);
      if (ids.length > 0) described.set(subject, await describe(manager, ids));
    }
    return events.flatMap((event) => {
      const { about } = WEBHOOK_EVENTS[event.type];
      const data = about === 'erasure' ? erasure(event) : described.get(about)?.get(idOf(event));
      return data ? [{ type: event.type, data }] : [];
    });
  }

  private async applications(manager: EntityManager, ids: string[]): Promise<Map<string, Data>> {
    const facts = await applicationFacts(manager, ids);
    return new Map(
      facts.map(({ id, ...rest }) => [
        id,
        { application_id: id, ...rest, url: this.url(`applications/${id}`) },
      ]),
    );
  }

  /** By application id, since entries name the application. */
  private async interviews(manager: EntityManager, ids: string[]): Promise<Map<string, Data>> {
    const facts = await applicationFacts(manager, ids);
    const applications = new Map<string, ApplicationFacts>(facts.map((each) => [each.id, each]));
    return new Map(
      (await interviewFacts(manager, ids)).map(({ id, application_id, status }) => {
        const { job_id, brand } = applications.get(application_id) ?? {};
        const data = { interview_id: id, application_id, job_id, brand, status };
        return [application_id, { ...data, url: this.url(`interviews/${id}`) }];
      }),
    );
  }

  private async purchases(manager: EntityManager, ids: string[]): Promise<Map<string, Data>> {
    const facts = await purchaseFacts(manager, ids);
    return new Map(
      facts.map(({ id, ...rest }) => [id, { purchase_id: id, ...rest, url: this.url(`purchases/${id}`) }]),
    );
  }

  private url(path: string): string {
    return `${siteUrl(this.environment)}/api/${path}`;
  }
}

const idOf = ({ record }: RecordedEvent): string => String(record.objectId);

const erasure = ({ record: { objectId, data = {} } }: RecordedEvent): Data => ({
  application_id: String(objectId),
  certificate_id: data['certificate_id'],
  reason: data['reason'],
});
