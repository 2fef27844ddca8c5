import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty, ApiResponse, getSchemaPath } from '@nestjs/swagger';

/** The meaning of an error by its status alone. */
export const MEANINGS: Record<number, string> = {
  400: 'The request could not be read',
  401: 'No session, or one that has ended',
  403: 'Not allowed',
  404: 'Unknown, or not yours',
  409: 'The state of things does not allow it',
  413: 'Too large',
  415: 'A type of content or file that is not accepted, or a compressed body',
  422: 'A rule for a field is broken; detail lists them',
  429: 'Too many attempts; see Retry-After',
  503: 'A part is not available; see Retry-After',
};

export class ValidationIssueDto {
  @ApiProperty({
    description: 'Where: body, query or path, then the field',
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

  @ApiProperty({ description: 'Stable name of the error', example: 'job_not_found' })
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
