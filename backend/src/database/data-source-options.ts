import type { Client, ClientBase } from 'pg';
import type { DataSourceOptions } from 'typeorm';
import type { Environment } from '../platform/config/environment.js';
import { isReadOnly } from '../platform/errors/database-errors.js';
import { TransactionEnds } from '../platform/metrics/index.js';
import { type Timings, TIMINGS } from '../platform/config/timings.js';
import { nameStatements } from '../platform/statements/prepared-statements.js';
import { reconnectingDriver } from './reconnecting-pool.js';
import { ENTITIES } from './entities.js';
import { MIGRATIONS } from './migrations/index.js';
import { SnakeNamingStrategy } from './snake-naming.strategy.js';

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/**
 * Options for every connection: waits are limited, so that a held lock or a lost server ends in a 503, not in a hang. A
 * server that comes back soon costs no request.
 */
export function dataSourceOptions(
  environment: Pick<Environment, 'DATABASE_URL' | 'DATABASE_POOL_SIZE'>,
  timings: Pick<
    Timings,
    'statement' | 'lock' | 'databaseAbsence' | 'databaseGreeting' | 'databaseTurn'
  > = TIMINGS,
): PostgresOptions {
  return {
    type: 'postgres',
    driver: reconnectingDriver({
      maxWait: timings.databaseAbsence,
      connectTimeout: timings.databaseGreeting,
    }),
    url: environment.DATABASE_URL,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    subscribers: [TransactionEnds],
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeNamingStrategy(),
    synchronize: false,
    logging: false,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    applicationName: 'smash-backend',
    poolSize: environment.DATABASE_POOL_SIZE,
    connectTimeoutMS: timings.databaseTurn,
    extra: {
      connectionTimeoutMillis: timings.databaseTurn,
      statement_timeout: timings.statement,
      lock_timeout: timings.lock,
      idle_in_transaction_session_timeout: 30_000,
      keepAlive: true,
      // Otherwise the kernel's two hours: what lies between may forget a silent connection, such as that of LISTEN, long before.
      keepAliveInitialDelayMillis: 10_000,
      onConnect: setUpConnection,
    },
  };
}

/**
 * Options for a command of an operator, for which nobody waits at a screen: on a machine so busy that each greeting takes
 * seconds, an update still migrates.
 */
export function commandOptions(
  environment: Pick<Environment, 'DATABASE_URL' | 'DATABASE_POOL_SIZE'>,
  timings: Timings = TIMINGS,
): PostgresOptions {
  return dataSourceOptions(environment, {
    ...timings,
    databaseGreeting: timings.commandGreeting,
    databaseTurn: timings.commandAbsence,
    databaseAbsence: timings.commandAbsence,
  });
}

/** Options for a standby, which only runs written statements. Its loss is noticed soon, and the primary is used. */
export function standbyOptions(url: string, environment: Environment, timings: Timings): PostgresOptions {
  const options = dataSourceOptions(
    { ...environment, DATABASE_URL: url },
    { ...timings, databaseAbsence: 0, databaseGreeting: timings.standbySilence },
  );
  const { standbySilence: patience } = timings;
  return {
    ...options,
    entities: [],
    migrations: [],
    subscribers: [],
    connectTimeoutMS: patience,
    extra: { ...(options.extra as object), connectionTimeoutMillis: patience },
  };
}

function setUpConnection(client: ClientBase): void {
  surviveLoss(client);
  nameStatements(client);
  leaveReadOnlyServer(client);
}

/**
 * Ends a connection whose server refuses a write. After a failover an address may lead to a standby for some seconds, and
 * a connection made then would fail every write for as long as it is in use. The pool makes another.
 */
function leaveReadOnlyServer(client: ClientBase): void {
  const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
  client.query = ((...parameters: unknown[]) => {
    const result = query(...parameters);
    if (result instanceof Promise)
      result.catch((error: unknown) => {
        if (isReadOnly(error)) void (client as Client).end();
      });
    return result;
  }) as typeof client.query;
}

/**
 * Ignores errors of a connection. While a connection passes from the pool to its user, neither listens, and an
 * unhandled error would end the process. Its queries fail all the same, and the pool does not hand it out again.
 */
function surviveLoss(client: ClientBase): void {
  client.on('error', () => undefined);
}
