import type { ApiApp } from './api-app.js';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { pino } from 'pino';
import type * as Module from '../../backend/src/app.module.js';
import type * as Setup from '../../backend/src/app.setup.js';
import type * as Config from '../../backend/src/config/environment.js';
import type * as Erasure from '../../backend/src/modules/applications/application-erasure.service.js';
import type * as Keeper from '../../backend/src/modules/files/file-keeper.service.js';
import type * as Jobs from '../../backend/src/modules/jobs/jobs.service.js';

/** Compiled, so that its classes are those of the running module graph. */
const dist = '../../backend/dist';

/** The application inside the server, for what cannot be seen from outside. Close it. */
export async function openNestApp(source: NodeJS.ProcessEnv): Promise<NestExpressApplication> {
  const { AppModule } = (await import(`${dist}/app.module.js`)) as typeof Module;
  const { setUpApp } = (await import(`${dist}/app.setup.js`)) as typeof Setup;
  const { readEnvironment } = (await import(`${dist}/config/environment.js`)) as typeof Config;
  const environment = readEnvironment(source);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(environment), {
    bodyParser: false,
    logger: false,
  });
  setUpApp(app, environment, pino({ level: 'silent' }));
  return app.init();
}

/** The file keeper of such an application. */
export async function fileKeeperOf(app: NestExpressApplication): Promise<Keeper.FileKeeper> {
  const { FileKeeper } = (await import(`${dist}/modules/files/file-keeper.service.js`)) as typeof Keeper;
  return app.get(FileKeeper);
}

/** What erases the applications of such an application. */
export async function erasureOf(app: NestExpressApplication): Promise<Erasure.ApplicationErasure> {
  const { ApplicationErasure } = (await import(
    `${dist}/modules/applications/application-erasure.service.js`
  )) as typeof Erasure;
  return app.get(ApplicationErasure);
}

/** The jobs of such an application. */
export async function jobsOf(app: NestExpressApplication): Promise<Jobs.JobsService> {
  const { JobsService } = (await import(`${dist}/modules/jobs/jobs.service.js`)) as typeof Jobs;
  return app.get(JobsService);
}

interface ExpressRoute {
  path: string;
  methods: Record<string, boolean>;
}

/** Every route that controllers registered, as `GET /api/jobs/:id`. */
export function routesOf(app: NestExpressApplication): string[] {
  const express = app.getHttpAdapter().getInstance() as unknown as {
    router: { stack: { route?: ExpressRoute }[] };
  };
  return express.router.stack.flatMap(({ route }) =>
    route ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`) : [],
  );
}

/** Erases every removed application, as the sweep does once nothing can be undone any more. */
export async function eraseRemoved(app: ApiApp): Promise<void> {
  await app.query(
    `UPDATE applications SET removed_at = now() - interval '30 days' WHERE removed_at IS NOT NULL`,
  );
  const nest = await openNestApp(app.site.environment);
  try {
    await (await erasureOf(nest)).eraseRemoved();
  } finally {
    await nest.close();
  }
}
