import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';

/** Documents conditional requests with If-None-Match. The ETag is documented with all other headers. */
export const ApiKept = () =>
  applyDecorators(
    ApiHeader({
      name: 'If-None-Match',
      required: false,
      description: 'The ETag of the response that is at hand',
      schema: { type: 'string' },
    }),
    ApiResponse({ status: 304, description: 'What is at hand is the newest' }),
  );
