import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { listenOnLoopback } from './loopback-server.js';

export interface ReceivedEvent {
  headers: Record<string, string>;
  body: string;
  payload: { type: string; timestamp: string; data: Record<string, unknown> };
}

interface Answer {
  status: number;
  text?: string;
  location?: string;
}

export interface WebhookReceiver {
  /** Address of an endpoint with a name, in RECEIVER_NETWORK. */
  url(name: string): string;
  /** Events received for an endpoint, oldest first. */
  received(name: string): ReceivedEvent[];
  /** Sets the answers to the next events for an endpoint, one after another; then 204. */
  answer(name: string, ...answers: Answer[]): void;
  /** Leaves events for an endpoint unanswered until the function is called. */
  hold(name: string): () => void;
  close(): Promise<void>;
}

/** The network that it is in, for WEBHOOK_ALLOWED_NETWORKS. */
export const RECEIVER_NETWORK = '127.0.0.0/8';

/** Starts a server that receives events as another system does. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received = new Map<string, ReceivedEvent[]>();
  const answers = new Map<string, Answer[]>();
  const holds = new Map<string, Promise<void>>();
  const take = async (request: IncomingMessage): Promise<Answer> => {
    const name = (request.url ?? '').slice(1);
    const body = await text(request);
    const event = {
      headers: request.headers as Record<string, string>,
      body,
      payload: JSON.parse(body) as never,
    };
    received.set(name, [...(received.get(name) ?? []), event]);
    await holds.get(name);
    return answers.get(name)?.shift() ?? { status: 204 };
  };
  const { origin, close } = await listenOnLoopback((request, response) => {
    void take(request).then(({ status, text: answer = '', location }) => {
      response.writeHead(status, location === undefined ? {} : { Location: location }).end(answer);
    });
  });
  return {
    url: (name) => `${origin}/${name}`,
    received: (name) => received.get(name) ?? [],
    answer: (name, ...next) => void answers.set(name, next),
    hold(name) {
      let release: () => void = () => undefined;
      holds.set(name, new Promise((resolve) => (release = resolve)));
      return () => {
        holds.delete(name);
        release();
      };
    },
    close,
  };
}

/** Fails unless the reference library of Standard Webhooks verifies an event with a secret. */
export function verifySignature({ headers, body }: ReceivedEvent, secret: string): void {
  new Webhook(secret).verify(body, headers);
}
