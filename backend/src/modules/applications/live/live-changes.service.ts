import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { ApplicationStatus } from '@smash/contract';
import type { Response } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import type { CurrentAdmin } from '../../../platform/auth/access.decorators.js';
import { outsideOfScopes } from '../../../platform/brand-scope/index.js';
import { SERVER_TIMINGS, type Timings } from '../../../platform/config/timings.js';
import { UnavailableException } from '../../../platform/errors/api-exception.js';
import { PRIVATE_CACHE } from '../../../platform/http/security-headers.js';
import { repeatWhenAway } from '../../../platform/statements/repeat-when-away.js';
import { applicationFacts } from '../application-facts.js';
import { isInScope, isVisible } from '../list/application-rows.js';
import { ChangeListener } from './change-listener.js';
import type { PresenceStep } from './presence.dto.js';

/** Each kind of event has its own channel, so that older backends ignore the kinds that they do not know. */
const CHANNELS = { status: 'application_changes', presence: 'application_presence' } as const;
type LiveEvent = keyof typeof CHANNELS;
/** Streams of one account at one backend, one for each of its windows. */
const MOST_STREAMS = 30;
/** Presences that one account may announce in a second; further ones are dropped. */
const MOST_PRESENCES = 10;
/** Bytes that may wait to be sent on one stream; with more, it is cut off, and its reader opens a new one. */
const MOST_UNREAD = 64 * 1024;

/** A change of status or stage, as its readers get it. */
export interface LiveChange {
  id: string;
  job_id: number;
  status: ApplicationStatus;
  stage_id: string | null;
  by: { id: string; username: string };
}

/** That somebody looks at an application, still does, or has stopped. */
export interface Presence {
  id: string;
  step: PresenceStep;
  by: { id: string; username: string };
}

/** An open connection that gets the changes. */
interface Stream {
  /** Null before the stream is open, and once the account may no longer read. */
  account: CurrentAdmin | null;
  /** The session's. Streams with the same token are of the same account. */
  token: string;
  /** Looks the account up again. */
  lookUp: () => Promise<CurrentAdmin | null>;
}

/** Sends to all open streams which statuses and stages change and who looks at what, on whichever backend. */
@Injectable()
export class LiveChanges implements OnModuleDestroy {
  private readonly streams = new Map<Response, Stream>();
  private listener: Promise<ChangeListener> | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private isStopping = false;
  /** How many presences each account has announced in the present second. */
  private said = { second: 0, counts: new Map<string, number>() };
  /** Events, in order, whose brand is not known yet: limited accounts get them once it is. */
  private readonly unsorted: { id: string; text: string }[] = [];
  private isSorting = false;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(SERVER_TIMINGS) private readonly timings: Timings,
  ) {}

  /** Announces changes in the caller's transaction; they are sent when it commits, and not at all if it does not. */
  async announce(manager: EntityManager, changes: LiveChange[]): Promise<void> {
    if (changes.length > 0) await notify(manager, 'status', changes);
  }

  /**
   * Announces that somebody looks at an application. It is stored nowhere: a viewer repeats it, and readers forget a
   * viewer whom they no longer hear of. Nothing is announced of an application that does not exist, which is no error:
   * it may have been removed while somebody looked at it. That a viewer has left is announced of a removed one too.
   */
  async announcePresence(presence: Presence): Promise<void> {
    if (this.saysTooMuch(presence.by.id)) return;
    const isThere = presence.step === 'left' ? isInScope : isVisible;
    if (await isThere(this.dataSource.manager, presence.id)) {
      const { manager } = this.dataSource;
      await notify(manager, 'presence', [presence]);
    }
  }

  /** Sends changes until the reader goes away or may no longer read. */
  async open(response: Response, token: string, lookUp: Stream['lookUp']): Promise<void> {
    if (this.isStopping) throw new UnavailableException();
    const stream: Stream = { account: null, token, lookUp };
    // Before anything is waited for: who leaves meanwhile is not the last one, and does not end the listening.
    this.streams.set(response, stream);
    response.once('close', () => this.forget(response));
    await outsideOfScopes(() => this.listen());
    stream.account = await lookUp();
    if (response.destroyed) return;
    // The listener was lost meanwhile, or the server stops.
    if (!this.streams.has(response)) throw new UnavailableException();
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': PRIVATE_CACHE,
      // Keeps nginx from buffering the stream.
      'X-Accel-Buffering': 'no',
    });
    response.write(': open\n\n');
    if (stream.account) this.endOldest(stream.account.id);
    const end = setTimeout(() => response.end(), this.timings.longestLive);
    response.once('close', () => clearTimeout(end));
    this.heartbeat ??= outsideOfScopes(() => setInterval(() => void this.beat(), this.timings.liveHeartbeat));
  }

  private saysTooMuch(accountId: string): boolean {
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.said.second) this.said = { second, counts: new Map() };
    const count = (this.said.counts.get(accountId) ?? 0) + 1;
    this.said.counts.set(accountId, count);
    return count > MOST_PRESENCES;
  }

  /** Streams are in the order in which they were opened. */
  private endOldest(accountId: string): void {
    const own = [...this.streams].filter(([, { account }]) => account?.id === accountId);
    for (const [response] of own.slice(0, -MOST_STREAMS)) response.end();
  }

  /** Ends every stream; readers come back to another backend. */
  async stop(): Promise<void> {
    this.isStopping = true;
    this.endAll();
    await this.release();
  }

  onModuleDestroy(): Promise<void> {
    return this.stop();
  }

  private listen(): Promise<ChangeListener> {
    if (this.listener) return this.listener;
    const listener = ChangeListener.open(this.dataSource, Object.values(CHANNELS), {
      onMessage: ({ channel, payload = '' }) => {
        const event = channel === CHANNELS.presence ? 'presence' : 'status';
        this.send(`event: ${event}\ndata: ${payload}\n\n`, payload);
      },
      onLoss: () => this.lose(listener),
    });
    this.listener = listener;
    listener.catch(() => this.lose(listener));
    return listener;
  }

  /** Further changes would be missed, so readers have to open a new stream. */
  private lose(lost: Promise<ChangeListener>): void {
    if (this.listener !== lost) return;
    this.endAll();
    void this.release();
  }

  private async beat(): Promise<void> {
    const accounts = new Map<string, Promise<CurrentAdmin | null>>();
    await Promise.all(
      [...this.streams].map(async ([response, stream]) => {
        if (!response.headersSent) return;
        // A connection that broke says nothing of the reader.
        const looking =
          accounts.get(stream.token) ?? repeatWhenAway(stream.lookUp).catch((): CurrentAdmin | null => null);
        accounts.set(stream.token, looking);
        stream.account = await looking;
        if (!stream.account) response.end();
        else send(response, ': still here\n\n');
      }),
    );
  }

  /** Sends an event to accounts without a limit at once, to limited ones once the application's brand is known. */
  private send(text: string, payload: string): void {
    let hasLimited = false;
    for (const [response, { account }] of this.streams) {
      if (account?.brands.length === 0) send(response, text);
      else hasLimited ||= account !== null;
    }
    if (!hasLimited) return;
    const { id } = JSON.parse(payload) as { id: string };
    this.unsorted.push({ id, text });
    if (!this.isSorting) void outsideOfScopes(() => this.notifyLimited());
  }

  /** One statement for all waiting events, however many streams there are. */
  private async notifyLimited(): Promise<void> {
    this.isSorting = true;
    while (this.unsorted.length > 0) {
      const events = this.unsorted.splice(0);
      const ids = events.map(({ id }) => id);
      const facts = await applicationFacts(this.dataSource.manager, ids).catch(() => null);
      const brands = new Map(facts?.map(({ id, brand }) => [id, brand]));
      for (const [response, { account }] of this.streams) {
        if (!account || account.brands.length === 0) continue;
        // They may have missed events: they open a new stream, and read their lists again.
        if (!facts) response.end();
        for (const { id, text } of events) {
          const brand = brands.get(id);
          if (brand && account.brands.includes(brand)) send(response, text);
        }
      }
    }
    this.isSorting = false;
  }

  private endAll(): void {
    for (const response of this.streams.keys()) {
      if (response.headersSent) response.end();
      // `open` still waits to open this stream, and answers its request.
      else this.streams.delete(response);
    }
  }

  private forget(response: Response): void {
    this.streams.delete(response);
    if (this.streams.size === 0) void this.release();
  }

  /** Stops listening, and the heartbeat. */
  private async release(): Promise<void> {
    clearInterval(this.heartbeat);
    this.heartbeat = undefined;
    const { listener } = this;
    this.listener = undefined;
    await (await listener?.catch(() => undefined))?.close();
  }
}

function send(response: Response, text: string): void {
  if (response.writableEnded) return;
  if (response.writableLength > MOST_UNREAD) response.destroy();
  else response.write(text);
}

async function notify(manager: EntityManager, event: LiveEvent, data: readonly object[]): Promise<void> {
  await manager.query(`SELECT pg_notify('${CHANNELS[event]}', datum) FROM unnest($1::text[]) AS datum`, [
    data.map((datum) => JSON.stringify(datum)),
  ]);
}
