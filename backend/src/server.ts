import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import { type Logger, pino } from 'pino';
import { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import { setUpApp, setUpHttpServer } from './app.setup.js';
import { errorForLog } from './platform/errors/error-for-log.js';
import { prepareDrain } from './platform/http/connection-drain.js';
import { NestLogger } from './platform/http/nest-logger.js';
import { traceFields } from './platform/tracing/request-spans.js';
import {
  ConfigurationError,
  type Environment,
  readEnvironment,
  siteUrl,
} from './platform/config/environment.js';
import { describeVersion } from './platform/config/product-version.js';
import { startWarnings } from './platform/config/start-warnings.js';
import { type Timings, TIMINGS } from './platform/config/timings.js';
import { withoutOwner } from './database/database-roles.js';
import { migrate } from './database/migrate.js';
import { ownsTables } from './database/own-rights.js';
import { seedSampleJobs } from './database/sample-jobs.js';
import { checkKeys, OtherKeyError } from './platform/encryption/known-keys.js';
import { SettingsRecord } from './platform/audit/settings-record.service.js';
import { PortalSetupService } from './platform/auth/accounts/portal-setup.service.js';
import { FileStorage } from './platform/files/index.js';
import { emptySpool } from './platform/files/spool/spool.js';
import { ReadinessService } from './platform/health/readiness.service.js';
import { LiveChanges } from './modules/applications/live/live-changes.service.js';
import { SiteService } from './modules/site/site.service.js';
import { readDescription } from './api-description/description-file.js';

const ONE_ROLE =
  'The role of DATABASE_URL owns the tables, so whoever takes this process over can change the audit log: docs/operations.md#roles-in-the-database.';

const LACKING_KEYS =
  'FILE_ENCRYPTION_KEYS lacks keys that this database was filled with: put them back at its end, then run rotate-keys: docs/operations.md#commands.';

export interface RunningServer {
  /** Address of the server, such as http://127.0.0.1:8080. */
  url: string;
  /** The application behind it. */
  app: INestApplicationContext;
  /**
   * For the person who started it: how the portal gets its owner, possibly with the one-time token. Undefined when it
   * has one.
   */
  nextStep: string | undefined;
  /**
   * Stops accepting requests, finishes those under way, and closes everything.
   * @param noticed resolves when proxies know that the server is leaving; by default after SHUTDOWN_DELAY_MS
   */
  close(noticed?: Promise<void>): Promise<void>;
}

/**
 * Starts the whole backend.
 * @param changed timings that tests replace
 * @throws ConfigurationError naming every bad variable
 */
export async function startServer(
  source: NodeJS.ProcessEnv = process.env,
  changed: Partial<Timings> = {},
): Promise<RunningServer> {
  const timings = { ...TIMINGS, ...changed };
  const given = readEnvironment(source);
  const logger = pino({ level: given.LOG_LEVEL, mixin: traceFields, serializers: { err: errorForLog } });
  const tracing = await traceIfAsked(given, logger);
  if (given.MIGRATE_ON_START) await migrate(given, timings);
  const environment = withoutOwner(given);
  if (environment.SEED_SAMPLE_JOBS) await seedSampleJobs(environment);
  await emptySpool(environment.UPLOAD_PATH);

  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(environment, timings), {
    bodyParser: false,
    logger: new NestLogger(logger),
  });
  await compareKeys(app.get(DataSource), environment, logger);
  setUpApp(app, environment, logger);
  const pages = await app.get(SiteService).createHandler(siteUrl(environment));
  if (pages) app.use(pages);
  if (environment.API_DOCS) {
    SwaggerModule.setup('api/docs', app, readDescription, { jsonDocumentUrl: 'api/docs-json' });
  }

  setUpHttpServer(app, environment, timings);
  await app.init();
  for (const warning of startWarnings(environment)) logger.warn(warning);
  if (await ownsTables(app.get(DataSource))) logger.warn(ONE_ROLE);
  await app.get(SettingsRecord, { strict: false }).write();
  // Jobs and login work without the storage.
  app
    .get(FileStorage, { strict: false })
    .check()
    .catch((err: unknown) => logger.warn({ err }, 'the file storage does not answer'));
  const nextStep = await app.get(PortalSetupService).nextStep();
  await app.listen(environment.PORT, environment.HOST);
  const server = app.getHttpServer();
  const drain = prepareDrain(server);
  const { port } = server.address() as AddressInfo;
  const url = `http://${environment.HOST}:${port}`;
  logger.info({ url, version: describeVersion(environment.SOURCE_COMMIT) }, 'listening');

  return {
    url,
    app,
    nextStep,
    async close(noticed) {
      app.get(ReadinessService).stop();
      drain.announce();
      await (noticed ?? delay(environment.SHUTDOWN_DELAY_MS));
      await app.get(LiveChanges).stop();
      await drain.finish(timings.drain);
      // A proxy moves on at once from a refused connection, but waits for an address that is gone.
      await delay(environment.SHUTDOWN_DELAY_MS / 3);
      await app.close();
      await tracing?.stop();
    },
  };
}

/** Before anything is read or written with the keys. */
async function compareKeys(
  dataSource: DataSource,
  { FILE_ENCRYPTION_KEYS: keys }: Environment,
  logger: Logger,
): Promise<void> {
  try {
    const lacking = await checkKeys(dataSource.manager, keys);
    if (lacking.length > 0) logger.warn({ lacking }, LACKING_KEYS);
  } catch (error) {
    await dataSource.destroy();
    throw error instanceof OtherKeyError ? new ConfigurationError(error.message) : error;
  }
}

/** Only who names a collector pays for loading OpenTelemetry. */
async function traceIfAsked(environment: Environment, logger: Logger) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = environment;
  if (!endpoint) return undefined;
  const { startTracing } = await import('./platform/tracing/tracing.js');
  return startTracing(environment, endpoint, logger);
}
