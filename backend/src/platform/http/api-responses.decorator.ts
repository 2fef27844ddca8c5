import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty, ApiResponse, getSchemaPath } from '@nestjs/swagger';

/** The meaning of an error by its status alone. */
export const MEANINGS: Record<number, string> = {
  400: 'The request is malformed',
  401: 'There is no session, or it has ended',
  403: 'The account or token is not allowed to do this',
  404: 'The record does not exist, or you may not see it',
  409: 'The request conflicts with the current state',
  413: 'The body is too large',
  415: 'The content type or file type is not accepted, or the body is compressed',
  422: 'A field or query parameter breaks a rule; `detail` lists the problems',
  429: 'Too many requests or attempts; wait for the seconds in Retry-After',
  503: 'A part of the service is unavailable; wait for the seconds in Retry-After',
};

export class ValidationIssueDto {
  @ApiProperty({
    description: 'Place of the problem: body, query or path, then the field',
    type: 'array',
    items: { oneOf: [{ type: 'string' }, { type: 'number' }] },
    example: ['body', 'email'],
  })
  loc: (string | number)[];

  @ApiProperty({ example: 'Please enter a valid email address' })
  msg: string;

  @ApiProperty({ example: 'value_error' })
  type: string;
}

/** The body of every error. */
export class ErrorDto {
  @ApiProperty({
    oneOf: [{ type: 'string' }, { type: 'array', items: { $ref: getSchemaPath(ValidationIssueDto) } }],
    example: 'This job does not exist',
  })
  detail: string | ValidationIssueDto[];

  @ApiProperty({ description: 'Stable code of the error, for programs', example: 'job_not_found' })
  code: string;
}

/** Errors of any route with a body: it cannot be read, is too large, or not of the expected type. */
export const BODY_ERRORS = Object.fromEntries(
  [400, 413, 415].map((status) => [
    status,
    {
      description: MEANINGS[status] ?? '',
      content: { 'application/json': { schema: { $ref: getSchemaPath(ErrorDto) } } },
    },
  ]),
);

export const ApiError = (status: number) =>
  ApiResponse({ status, description: MEANINGS[status], type: ErrorDto });

/**
 * Documents the errors of a route, and 503, which any route may return. Errors of bodies and limits are documented
 * elsewhere.
 */
export const ApiErrors = (...statuses: number[]) =>
  applyDecorators(...[...statuses, 503].map((status) => ApiError(status)));

/** Documents an object whose fields are defined elsewhere, such as by a web standard. */
export const ApiReturnsObject = (status: number, description: string) =>
  ApiResponse({ status, description, schema: { type: 'object', additionalProperties: true } });

/** Documents the response of a route on success; without a type the body is empty. */
export function ApiReturns(status: number, type?: Type | [Type], description = '') {
  return ApiResponse({ status, description, ...(type && { type }) });
}
