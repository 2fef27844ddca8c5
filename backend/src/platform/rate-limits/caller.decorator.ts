import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { networkOf, siteOf } from './network.js';

/** Where a request comes from, for the limits. */
export interface CallerNetwork {
  /** IPv4 address, or /64 of an IPv6 address. */
  network: string;
  /** /48 of an IPv6 address. */
  site: string | undefined;
}

/** Where a request comes from, with the request and its response. */
export interface Caller extends CallerNetwork {
  request: Request;
  response: Response;
}

/** The caller of a route. */
export const CalledBy = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const http = context.switchToHttp();
  const request = http.getRequest<Request>();
  const { ip = '' } = request;
  return { network: networkOf(ip), site: siteOf(ip), request, response: http.getResponse<Response>() };
});
