import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { ROUTE_ARGS_METADATA, RouteParamtypes } from '@nestjs/common/internal';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { ValidationException } from '../errors/api-exception.js';
import { findStructuralIssues } from '../validation/structure.js';

const ANY_QUERY = 'any-query';

/** Marks a route in the API description that accepts any query, until its responses are described. */
export const ANY_QUERY_EXTENSION = 'x-any-query';

/** For addresses that others open as links: programs on the way may add to the query. */
export const AnyQuery = () =>
  applyDecorators(SetMetadata(ANY_QUERY, true), ApiExtension(ANY_QUERY_EXTENSION, true));

const NO_FIELDS = new Map<string, undefined>();

/** Refuses any query on a route that takes none. RequestValidationPipe checks the queries of the other routes. */
export class UnknownQueryInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { query } = context.switchToHttp().getRequest<Request>();
    if (Object.keys(query).length > 0 && !this.takesQuery(context)) {
      throw new ValidationException(findStructuralIssues(query, NO_FIELDS, 'query'));
    }
    return next.handle();
  }

  private takesQuery(context: ExecutionContext): boolean {
    const handler = context.getHandler();
    if (this.reflector.get<boolean | undefined>(ANY_QUERY, handler)) return true;
    const parameters = (Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), handler.name) ??
      {}) as object;
    return Object.keys(parameters).some((key) => key.startsWith(`${RouteParamtypes.QUERY}:`));
  }
}
