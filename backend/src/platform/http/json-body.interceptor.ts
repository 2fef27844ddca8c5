import {
  type CallHandler,
  type ExecutionContext,
  HttpStatus,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { json, type Request, type Response } from 'express';
import type { Observable } from 'rxjs';
import { ApiException } from '../errors/api-exception.js';

const KB = 1024;

/**
 * Most bytes of a JSON body. JSON may write a character in six bytes (`\u20a6`), so the largest form of a visitor, the
 * sign-up, can have 14 KB.
 */
const MOST_BYTES = 16 * KB;
/** Limit for a body with an administrator's session: a job with three texts of 20,000 characters fits. */
const MOST_BYTES_OF_ADMINISTRATORS = 300 * KB;

const BODY_LIMIT = 'body-limit';

/** Allows larger bodies on a route, for everyone. */
export const BodyLimit = (kilobytes: number) => SetMetadata(BODY_LIMIT, kilobytes * KB);

const OWN_BODY = 'own-body';

/** Leaves the body of a route unread: the route reads it itself, or accepts anything. */
export const OwnBody = () => SetMetadata(OWN_BODY, true);

class CompressedBodyException extends ApiException {
  constructor() {
    super(
      HttpStatus.UNSUPPORTED_MEDIA_TYPE,
      'compressed_body',
      'Compressed requests are not accepted here. Please send the body as it is.',
    );
  }
}

class NotJsonException extends ApiException {
  constructor() {
    super(
      HttpStatus.UNSUPPORTED_MEDIA_TYPE,
      'unsupported_media_type',
      'A JSON body is expected: Content-Type: application/json',
    );
  }
}

/**
 * Reads JSON bodies, and refuses other types, which would count as empty. Runs after the guards, so that a request
 * refused for its address or its session costs no more, and never decompresses anything.
 */
export class JsonBodyInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding.toLowerCase() !== 'identity') throw new CompressedBodyException();
    if (this.reflector.get<boolean | undefined>(OWN_BODY, context.getHandler())) return next.handle();
    if (hasBody(request) && !request.is('application/json')) throw new NotJsonException();
    const ofRoute = this.reflector.get<number | undefined>(BODY_LIMIT, context.getHandler());
    const limit = request.admin ? MOST_BYTES_OF_ADMINISTRATORS : (ofRoute ?? MOST_BYTES);
    await readJson(request, http.getResponse<Response>(), limit);
    return next.handle();
  }
}

/** Bodies of GET and HEAD are ignored. */
function hasBody({ method, headers }: Request): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function readJson(request: Request, response: Response, limit: number): Promise<void> {
  const read = json({ limit, inflate: false });
  return new Promise((resolve, reject) => {
    read(request, response, (error?: Error) => {
      // Errors of the parser carry a status, which the exception filter uses.
      if (error) reject(error);
      else resolve();
    });
  });
}
