import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Observable, retry, timer } from 'rxjs';
import { isDatabaseAway } from '../errors/database-errors.js';
import { PAUSES_MS } from '../statements/repeat-when-away.js';

const READS = new Set(['GET', 'HEAD']);

/** Repeats a read when its connection to the database was lost and nothing has been sent yet; reads change nothing. */
export class RepeatedReadInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    if (!READS.has(http.getRequest<Request>().method)) return next.handle();
    const response = http.getResponse<Response>();
    const pause = (error: unknown, attempt: number) => {
      if (!isDatabaseAway(error) || response.headersSent) throw error;
      return timer(PAUSES_MS[attempt - 1] ?? 0);
    };
    return next.handle().pipe(retry({ count: PAUSES_MS.length, delay: pause }));
  }
}
