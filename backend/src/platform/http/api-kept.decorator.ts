import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';

/** Documents that whoever keeps a response may ask whether there is a newer one; its ETag is described with all headers. */
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
