import { ApiResponse } from '@nestjs/swagger';

/** Documents the headers with the totals of a paged list. */
export const ApiTotals = () =>
  ApiResponse({
    status: 200,
    headers: {
      'X-Total-Count': { description: 'How many in all, at most 10000', schema: { type: 'integer' } },
      'X-Total-Count-Capped': {
        description: 'true when there are more than 10000',
        schema: { type: 'string' },
      },
    },
  });
