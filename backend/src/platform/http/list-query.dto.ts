import { LARGEST_PAGE, SEARCH_LIMIT } from '@smash/contract';
import { applyDecorators } from '@nestjs/common';
import { ChoiceField, LowerCase, QueryNumber, TextField } from '../validation/fields.js';

const DEFAULT_PAGE_SIZE = 25;

type Order = 'asc' | 'desc';

/** @param unasked page size by default */
export const PageSizeField = (unasked: number): PropertyDecorator =>
  QueryNumber({
    min: 1,
    max: LARGEST_PAGE,
    description: `Number of entries on a page; ${unasked} if not given`,
    example: 25,
  });

/** @param unasked direction by default */
export const OrderField = (unasked: Order): PropertyDecorator =>
  applyDecorators(
    LowerCase(),
    ChoiceField(['asc', 'desc'], {
      optional: true,
      description: `Sort direction; ${unasked} if not given`,
    }),
  );

/** Parameters of every list. Without any of them the whole list is returned. */
export class ListQueryDto {
  @QueryNumber({ min: 1, max: 1_000_000, description: 'Number of the page, from 1', example: 1 })
  page?: number;

  @PageSizeField(DEFAULT_PAGE_SIZE)
  per_page?: number;

  @OrderField('desc')
  order?: Order;

  @TextField({
    optional: true,
    max: SEARCH_LIMIT,
    description: 'Words to search for; all of them must occur',
    example: 'adaeze',
  })
  search?: string | null;
}

/** Whether any parameter was given. */
export function isPaged(query: object): boolean {
  return Object.values(query).some((value) => value !== undefined && value !== null);
}

/** @param query may name records by `ids`: then all of them fit on one page */
export function toLimitAndOffset({
  ids,
  page = 1,
  per_page = ids?.length ?? DEFAULT_PAGE_SIZE,
}: ListQueryDto & { ids?: readonly unknown[] }) {
  return { limit: per_page, offset: (page - 1) * per_page };
}
