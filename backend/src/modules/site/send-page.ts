import type { Response } from 'express';
import type { HttpStatus } from '@nestjs/common';
import type { BuiltPage } from './missing-pages.js';
import type { SetPolicies } from './page-policies.js';

/** Sends pages of one build, each with its policies. */
export const pageSender =
  (setPolicies: SetPolicies) =>
  (response: Response, { file, html }: BuiltPage, status: HttpStatus): void => {
    response.setHeader('Cache-Control', 'no-cache');
    setPolicies(response, file);
    response.status(status).type('html').send(html);
  };

export function sendText(response: Response, type: string, text: string): void {
  response.setHeader('Cache-Control', 'no-cache');
  response.type(type).send(text);
}
