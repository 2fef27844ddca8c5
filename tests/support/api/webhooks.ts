import { expect } from '@jest/globals';
import type { WebhookEventType } from '@smash/contract';
import type { Schemas } from '@smash/contract/client';
import type { Member } from './actions.js';
import type { ApiApp } from './app.js';
import { eventually } from './state.js';
import type { ReceivedEvent, WebhookReceiver } from '../doubles/webhook-receiver.js';
import { uniqueWord } from '../samples/builders.js';

export type Webhook = Schemas['WebhookDto'];
export type Delivery = Schemas['WebhookDeliveryDto'];
export type MadeWebhook = Schemas['WebhookWithSecretDto'];

/** Timings of a backend that sends webhook events: backends with the tests' usual timings send none. */
export const SENDING_WEBHOOKS = { webhookPoll: 200 };

/** A webhook to an endpoint of the receiver that no other test uses. */
export interface Listening extends Omit<MadeWebhook, 'events'> {
  /** Name of the endpoint at the receiver. */
  name: string;
  /** Received events of a type, or all. */
  events(type?: WebhookEventType): ReceivedEvent[];
  /** Waits until this many events have come. @returns the events */
  until(count: number, type?: WebhookEventType): Promise<[ReceivedEvent, ...ReceivedEvent[]]>;
}

export async function listen(
  receiver: WebhookReceiver,
  { api }: Pick<Member, 'api'>,
  events: WebhookEventType[],
  more: Partial<Schemas['SaveWebhookDto']> = {},
): Promise<Listening> {
  const name = uniqueWord();
  const body = { url: receiver.url(name), events, ...more };
  const made = (await api.post('/api/webhooks').send(body).expect(201)).body as MadeWebhook;
  const eventsOf = (type?: WebhookEventType) =>
    receiver.received(name).filter(({ payload }) => !type || payload.type === type);
  return {
    ...made,
    name,
    events: eventsOf,
    async until(count, type) {
      await eventually(() => Promise.resolve(expect(eventsOf(type)).toHaveLength(count)));
      return eventsOf(type) as [ReceivedEvent, ...ReceivedEvent[]];
    },
  };
}

/** The log of an endpoint, the newest first. */
export const deliveriesOf = async (
  { api }: Pick<Member, 'api'>,
  { id }: { id: string },
): Promise<Delivery[]> => (await api.get(`/api/webhooks/${id}/deliveries`).expect(200)).body as Delivery[];

/** Waits until the newest deliveries are as expected. */
export const untilLogged = (
  member: Pick<Member, 'api'>,
  webhook: { id: string },
  expected: Partial<Delivery>[],
): Promise<void> =>
  eventually(async () => expect(await deliveriesOf(member, webhook)).toMatchObject(expected));

/** Waits until the outcome of every delivery is recorded, for all endpoints. */
export const untilSettled = (app: ApiApp) =>
  eventually(async () =>
    expect(await app.query(`SELECT FROM webhook_deliveries WHERE state = 'waiting'`)).toEqual([]),
  );
