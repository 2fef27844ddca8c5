import { ApiResponse } from '@nestjs/swagger';
import { COUNT_LIMIT } from './counted-page.js';

/** Documents the headers with the totals of a paged list. */
export const ApiTotals = () =>
  ApiResponse({
    status: 200,
    headers: {
      'X-Total-Count': {
        description: `Total number of records, at most ${COUNT_LIMIT}`,
        schema: { type: 'integer' },
      },
      'X-Total-Count-Capped': {
        description: `\`true\` if there are more than ${COUNT_LIMIT} records`,
        schema: { type: 'string' },
      },
    },
  });
