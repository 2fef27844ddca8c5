import { HttpStatus } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ApiException, UnavailableException } from '../../../platform/errors/api-exception.js';
import { isKnown } from '../../../platform/http/send-cached.js';
import type { JobPictures } from './job-pictures.service.js';
import { CAREERS_PICTURE, versionOf } from './picture-address.js';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Sends the picture of a job to programs that show a shared link. */
export async function sendPicture(
  pictures: Pick<JobPictures, 'get'>,
  id: number,
  { query, headers }: Pick<Request, 'query' | 'headers'>,
  response: Response,
): Promise<void> {
  // Programs and pages of other sites may use it too.
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('Cache-Control', 'no-cache');
  try {
    const { digest, png } = await pictures.get(id);
    const etag = `"${versionOf(digest)}"`;
    response.setHeader('ETag', etag);
    if (query['v'] === versionOf(digest)) response.setHeader('Cache-Control', FOR_EVER);
    if (isKnown(etag, headers['if-none-match'])) response.status(HttpStatus.NOT_MODIFIED).end();
    else response.type('png').send(png);
  } catch (error) {
    if (error instanceof UnavailableException) {
      // Programs that show the link ask only once: better the general picture than none.
      response.setHeader('Cache-Control', 'no-store');
      response.redirect(HttpStatus.FOUND, CAREERS_PICTURE);
    } else if (error instanceof ApiException && error.getStatus() === 404) {
      response.status(HttpStatus.NOT_FOUND).type('text/plain').send('There is no such job\n');
    } else throw error;
  }
}
