import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { networkOf } from './network.js';

/** Who sends a request, as far as limits are concerned. */
export interface Caller {
  /** IPv4 address, or /64 of an IPv6 address. */
  network: string;
  request: Request;
  response: Response;
}

/** The caller of a route. */
export const CalledBy = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const http = context.switchToHttp();
  const request = http.getRequest<Request>();
  return { network: networkOf(request.ip ?? ''), request, response: http.getResponse<Response>() };
});
