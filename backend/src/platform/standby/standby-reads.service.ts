import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Client } from 'pg';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { SERVER_TIMINGS, type Timings } from '../config/timings.js';
import { isDatabaseUnavailable } from '../errors/database-errors.js';
import { type CommittedCounter, MetricsRegistry } from '../metrics/index.js';

/** Injection token of the standby; undefined where there is none. Connected only when it is needed. */
export const STANDBY = Symbol('STANDBY');

/** Runs the statements of one request. */
export type Reader = Pick<EntityManager, 'query'>;

/** Between two checks whether the standby has caught up. */
const LOOK_MS = 5;

/**
 * Reads that a standby may do in place of the primary (docs/decisions/0114-lists-from-a-standby.md), once it has
 * everything that was committed before the request. So everybody sees what was written before, by themselves or others.
 */
@Injectable()
export class StandbyReads implements OnApplicationShutdown {
  private readonly logger = new Logger('Standby');
  private readonly statements: CommittedCounter<'server'>;
  private connecting: Promise<DataSource> | undefined;
  private restsUntil = 0;

  constructor(
    private readonly primary: DataSource,
    @Inject(STANDBY) private readonly standby: DataSource | undefined,
    @Inject(SERVER_TIMINGS) private readonly timings: Timings,
    metrics: MetricsRegistry,
  ) {
    this.statements = metrics.counter({
      name: 'smash_standby_statements_total',
      help: 'Statements that the standby could have answered, by the server that did; none without a standby',
      series: [{ server: 'standby' }, { server: 'primary' }],
    });
  }

  /** For the read-only statements of one list or statistic; they see everything that is committed by now. */
  async reader(): Promise<Reader> {
    const { standby } = this;
    if (!standby) return this.primary;
    if (performance.now() < this.restsUntil)
      return { query: (...statement) => this.askPrimary(...statement) };
    const [row] = await this.primary.query<[{ position: string }]>(
      'SELECT pg_current_wal_flush_lsn() AS position',
    );
    return { query: (...statement) => this.ask(standby, row.position, ...statement) };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.connecting?.catch(() => undefined);
    if (this.standby?.isInitialized) await this.standby.destroy();
  }

  private async ask<Result>(
    standby: DataSource,
    position: string,
    ...statement: Parameters<EntityManager['query']>
  ): Promise<Result> {
    let runner: QueryRunner | undefined;
    try {
      runner = (await this.connect(standby)).createQueryRunner();
      if (await this.hasReached(runner, position)) {
        const result = (await runner.query(...statement)) as Result;
        this.count('standby');
        return result;
      }
      this.rest(this.timings.standbyCatchUp);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      this.logger.warn({ err: error }, 'the standby does not answer; the primary answers in its place');
      this.rest(this.timings.standbyReturn);
    } finally {
      await runner?.release();
    }
    return this.askPrimary(...statement);
  }

  private askPrimary<Result>(...statement: Parameters<EntityManager['query']>): Promise<Result> {
    this.count('primary');
    return this.primary.query<Result>(...statement);
  }

  private connect(standby: DataSource): Promise<DataSource> {
    this.connecting ??= standby.initialize().catch((error: unknown) => {
      this.connecting = undefined;
      throw error;
    });
    return this.connecting;
  }

  /**
   * Checks on the statement's own connection, since an address may lead to several standbys. A promoted standby does
   * not count.
   */
  private async hasReached(runner: QueryRunner, position: string): Promise<boolean> {
    const client = (await runner.connect()) as Client;
    const silence = setTimeout(() => void client.end(), this.timings.standbySilence);
    const until = performance.now() + this.timings.standbyPatience;
    try {
      for (;;) {
        const [row] = (await runner.query(
          'SELECT pg_is_in_recovery() AS follows, pg_last_wal_replay_lsn() >= $1::pg_lsn AS has_reached',
          [position],
        )) as [{ follows: boolean; has_reached: boolean | null }];
        if (!row.follows || row.has_reached || performance.now() >= until)
          return row.follows && row.has_reached === true;
        await delay(LOOK_MS);
      }
    } finally {
      clearTimeout(silence);
    }
  }

  private count(server: 'standby' | 'primary'): void {
    this.statements.add(this.primary.manager, { server });
  }

  private rest(milliseconds: number): void {
    this.restsUntil = performance.now() + milliseconds;
  }
}
