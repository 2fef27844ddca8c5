import type { ApplicationStatus } from '@smash/contract';
import type { Schemas } from '@smash/contract/client';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { api } from '../api-client';
import { pathOf, unwrap } from './resource-calls';

/** A status or stage that somebody changed just now. */
export interface ApplicationChange {
  id: string;
  job_id: number;
  status: ApplicationStatus;
  stage_id: string | null;
  by: { id: string; username: string };
}

export type PresenceStep = Schemas['PresenceDto']['step'];

/** Somebody begins, goes on or stops to look at an application. */
export interface Presence {
  id: string;
  step: PresenceStep;
  by: { id: string; username: string };
}

/** Milliseconds of silence after which the connection counts as lost: the server sends something every 15 seconds. */
const SILENCE_MS = 45_000;

/**
 * Hands on each change and presence as it happens. Resolves when the server ends the stream, or is silent for too long.
 * `onOpen` is called once the stream misses nothing.
 */
export async function followApplicationChanges(
  signal: AbortSignal,
  onOpen: () => void,
  onChange: (change: ApplicationChange) => void,
  onPresence: (presence: Presence) => void,
): Promise<void> {
  const result = await api.GET('/api/applications/changes', { parseAs: 'stream', signal });
  const body = unwrap(result) as unknown as ReadableStream<Uint8Array<ArrayBuffer>>;
  onOpen();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const hear = () => {
    clearTimeout(silence);
    silence = setTimeout(() => void reader.cancel(), SILENCE_MS);
  };
  const events = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream({ onComment: hear }));
  const reader = events.getReader();
  hear();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      hear();
      if (part.value.event === 'status') onChange(JSON.parse(part.value.data) as ApplicationChange);
      if (part.value.event === 'presence') onPresence(JSON.parse(part.value.data) as Presence);
    }
  } finally {
    clearTimeout(silence);
  }
}

/** Tells others that the person looks at an application; also while the page unloads. */
export async function tellPresence(id: string, step: PresenceStep): Promise<void> {
  const at = pathOf(id);
  unwrap(await api.PUT('/api/applications/{id}/presence', { ...at, body: { step }, keepalive: true }));
}
