import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';

/** Documents conditional requests with If-None-Match. The ETag is documented with all other headers. */
export const ApiKept = () =>
  applyDecorators(
    ApiHeader({
      name: 'If-None-Match',
      required: false,
      description: 'ETag of the response that the client has cached',
      schema: { type: 'string' },
    }),
    ApiResponse({ status: 304, description: 'The cached response is still current' }),
  );
