import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';

/** The committed description: what the check compares with the code is what is served. */
const descriptionFile = new URL('../../../contract/openapi.json', import.meta.url);

/** The description, read when somebody asks for it first. */
export const readDescription = (): OpenAPIObject =>
  JSON.parse(readFileSync(descriptionFile, 'utf8')) as OpenAPIObject;
