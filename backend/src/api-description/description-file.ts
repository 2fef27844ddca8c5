import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';

/** The committed description, which the check compares with the code, and which is served. */
const descriptionFile = new URL('../../../contract/openapi.json', import.meta.url);

/** Reads the description, at the first request for it. */
export const readDescription = (): OpenAPIObject =>
  JSON.parse(readFileSync(descriptionFile, 'utf8')) as OpenAPIObject;
