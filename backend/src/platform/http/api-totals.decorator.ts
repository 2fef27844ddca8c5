import { ApiResponse } from '@nestjs/swagger';

/** Documents the headers with the totals of a paged list. */
export const ApiTotals = () =>
  ApiResponse({
    status: 200,
    headers: {
      'X-Total-Count': { description: 'Total number of records, at most 10000', schema: { type: 'integer' } },
      'X-Total-Count-Capped': {
        description: '`true` if there are more than 10000 records',
        schema: { type: 'string' },
      },
    },
  });
