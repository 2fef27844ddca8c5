import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@smash/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { IdempotencyKeyReusedException, readIdempotencyKey } from '../../../platform/http/idempotency-key.js';
import { KnownRepeats } from '../../../platform/rate-limits/known-repeats.service.js';
import { prepared } from '../../../platform/statements/prepared-statements.js';
import type { SubmittedApplication } from './submitted-application.js';
import { IdempotencyKey } from '../entities/idempotency-key.entity.js';
import { isPast } from '../../../platform/statements/is-past.js';

/** A draft with its key may lie in a browser for weeks. */
const CLIENT_KEY_MS = 30 * 24 * HOUR_MS;
/** Without a key, the same content within this time counts as a repetition. */
const DERIVED_KEY_MS = HOUR_MS / 6;
/** Stands in place of a client's key, which is always a hash. */
const BY_CONTENT = 'auto';

export interface RequestIdentity {
  key: string;
  digest: string;
  lifetimeMs: number;
}

const FIND = prepared('SELECT digest, response FROM idempotency_keys WHERE key = $1 AND expires_at > now()');
/** `applied_at` is the time of the database, which also tells when a list was on a screen. */
const KEEP = prepared(
  `INSERT INTO idempotency_keys AS kept (key, digest, response, expires_at) VALUES ($1, $2,
     ($3::jsonb || jsonb_build_object('applied_at',
       to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))::json, now() + make_interval(secs => $4))
   ON CONFLICT (key) DO UPDATE
     SET digest = excluded.digest, response = excluded.response, expires_at = excluded.expires_at
     WHERE kept.expires_at <= now()
   RETURNING response::json AS response`,
);

/** Another request with the same key was committed first. */
export class KeyTakenError extends Error {}

/** Remembers responses, so that a repeated request gets the first one (docs/requirements/server.md#r-15). */
@Injectable()
export class IdempotencyService {
  constructor(
    private readonly dataSource: DataSource,
    repeats: KnownRepeats,
  ) {
    repeats.register('applyByAddress', ({ params, headers }) =>
      this.findKnown(params['id'], headers['idempotency-key']),
    );
  }

  /** The key of a request that was answered before, whatever its content is. */
  private async findKnown(jobId: unknown, clientKey: unknown): Promise<string | undefined> {
    if (typeof clientKey !== 'string') return undefined;
    const key = `${String(jobId)}:${readIdempotencyKey(clientKey)}`;
    const [stored] = await this.dataSource.query<unknown[]>(FIND, [key]);
    return stored ? key : undefined;
  }

  /** Identifies a request by the client's key, or by its content if there is no key. */
  identify(jobId: number, digest: string, clientKey: string | undefined): RequestIdentity {
    if (clientKey === undefined)
      return { key: `${jobId}:${BY_CONTENT}:${digest}`, digest, lifetimeMs: DERIVED_KEY_MS };
    return { key: `${jobId}:${readIdempotencyKey(clientKey)}`, digest, lifetimeMs: CLIENT_KEY_MS };
  }

  /**
   * The response that was given to this request before, or undefined.
   * @throws IdempotencyKeyReusedException when the key was used for other content
   */
  async findResponse({ key, digest }: RequestIdentity): Promise<SubmittedApplication | undefined> {
    const [stored] = await this.dataSource.query<Pick<IdempotencyKey, 'digest' | 'response'>[]>(FIND, [key]);
    if (!stored) return undefined;
    if (stored.digest !== digest)
      throw new IdempotencyKeyReusedException(
        'This application has already been sent with different answers. Please send it as a new application.',
      );
    return stored.response;
  }

  /**
   * Stores the response in the transaction that takes the application. Waits for another one with the same key.
   * @returns the response with `applied_at`
   * @throws KeyTakenError if the other transaction was committed
   */
  async keep(
    manager: EntityManager,
    identity: RequestIdentity,
    response: Omit<SubmittedApplication, 'applied_at'>,
  ): Promise<SubmittedApplication> {
    const { key, digest, lifetimeMs } = identity;
    const values = [key, digest, JSON.stringify(response), lifetimeMs / 1000];
    const [kept] = await manager.query<Pick<IdempotencyKey, 'response'>[]>(KEEP, values);
    if (!kept) throw new KeyTakenError();
    return kept.response;
  }

  /** Forgets the response for an erased application, so that the same request makes a new one. */
  async forget(manager: EntityManager, applicationId: string): Promise<void> {
    await manager.query(`DELETE FROM idempotency_keys WHERE response ->> 'id' = $1`, [applicationId]);
  }

  /**
   * Forgets the response for a withdrawn application if the client gave no key: its applicant can apply again in the
   * same words. A client's key promises one application, whatever became of it.
   */
  async forgetContent(manager: EntityManager, applicationId: string): Promise<void> {
    await manager.query(
      `DELETE FROM idempotency_keys WHERE response ->> 'id' = $1 AND split_part(key, ':', 2) = '${BY_CONTENT}'`,
      [applicationId],
    );
  }

  async removeExpired(): Promise<void> {
    await this.dataSource.manager.delete(IdempotencyKey, { expiresAt: isPast() });
  }
}
