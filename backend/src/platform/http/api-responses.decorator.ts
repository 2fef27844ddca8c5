import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty, ApiResponse, getSchemaPath } from '@nestjs/swagger';

/** What an error says by its status alone. */
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

/** What any route with a body returns when that cannot be read, is too large, or is not of the expected type. */
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

/** Documents the errors of a route; 503 may come from any, and those of bodies and limits are documented by themselves. */
export const ApiErrors = (...statuses: number[]) =>
  applyDecorators(...[...statuses, 503].map((status) => ApiError(status)));

/** Documents an object whose fields others define, such as a standard for browsers. */
export const ApiReturnsObject = (status: number, description: string) =>
  ApiResponse({ status, description, schema: { type: 'object', additionalProperties: true } });

/** Documents what a route returns when all is well; without a type the body is empty. */
export function ApiReturns(status: number, type?: Type | [Type], description = '') {
  return ApiResponse({ status, description, ...(type && { type }) });
}
