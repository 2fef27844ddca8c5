import { writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { readEnvironment } from './platform/config/environment.js';
import { OUTSIDE_THE_API } from './app.setup.js';
import { completeDocument } from './api-description/complete-document.js';
import { findGaps } from './api-description/gaps.js';
import { createOpenApiDocument } from './openapi-document.js';

/** Writes the description into the named file, without a database: the modules are inspected, never started. */
const [, , file] = process.argv;
if (!file) throw new Error('Name the file to write: node dist/openapi.js FILE');
const placeholder = 'described-not-started-described-not-started';
const environment = readEnvironment({
  DATABASE_URL: 'postgres://localhost/none',
  STORAGE_PATH: '/nowhere',
  UPLOAD_PATH: '/nowhere',
  FILE_ENCRYPTION_KEYS: `none:${Buffer.alloc(32).toString('base64')}`,
  JWT_SECRET: placeholder,
  FILE_LINK_SECRET: placeholder,
  RATE_LIMIT_SECRET: placeholder,
});
const app = await NestFactory.create(AppModule.forRoot(environment), { preview: true, logger: ['error'] });
app.setGlobalPrefix('api', { exclude: OUTSIDE_THE_API });
const document = completeDocument(createOpenApiDocument(app));
await app.close();
const gaps = findGaps(document);
if (gaps.length > 0) {
  process.stderr.write(`${gaps.join('\n')}\n`);
  process.exitCode = 1;
} else {
  await writeFile(file, `${JSON.stringify(document, null, 2)}\n`);
}
