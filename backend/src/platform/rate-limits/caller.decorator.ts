import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { networkOf, siteOf } from './network.js';

/** Where a request comes from, for the limits. */
export interface Source {
  /** IPv4 address, or /64 of an IPv6 address. */
  network: string;
  /** /48 of an IPv6 address. */
  site: string | undefined;
}

/** The source of a request, with the request and its response. */
export interface Caller extends Source {
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
