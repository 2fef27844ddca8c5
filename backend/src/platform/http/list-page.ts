import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { COUNT_LIMIT, type CountedPage, countedPage } from './counted-page.js';
import { likePatterns } from './like-pattern.js';
import { isPaged, type ListQueryDto, toLimitAndOffset } from './list-query.dto.js';

interface Listing {
  /** Properties to search: each word has to occur in one of them. */
  searched: readonly string[];
  /** Property to sort by, after the builder's own order; rows without a value come last. */
  sortedBy: string;
}

/** One page of a list, or the whole list when no parameter is given. The builder must not join to-many relations. */
export async function listPage<Row extends ObjectLiteral>(
  builder: SelectQueryBuilder<Row>,
  query: ListQueryDto & { ids?: readonly (number | string)[] },
  listing: Listing,
): Promise<CountedPage<Row>> {
  narrowAndSort(builder, query, listing);
  if (!isPaged(query)) {
    const rows = await builder.getMany();
    return countedPage(rows, rows.length);
  }
  const { limit, offset } = toLimitAndOffset(query);
  const [rows, count] = await Promise.all([
    builder.clone().limit(limit).offset(offset).getMany(),
    countOf(builder),
  ]);
  return countedPage(rows, count);
}

/** Applies the filters and the order of a list, without paging. */
export function narrowAndSort<Row extends ObjectLiteral>(
  builder: SelectQueryBuilder<Row>,
  query: Pick<ListQueryDto, 'search' | 'order'> & { ids?: readonly (number | string)[] },
  { searched, sortedBy }: Listing,
): SelectQueryBuilder<Row> {
  const { alias } = builder;
  if (query.ids) builder.andWhere(`${alias}.id = ANY(:ids)`, { ids: query.ids });
  likePatterns(query.search ?? '').forEach((pattern, index) => {
    const word = `word${index}`;
    const places = searched.map((property) => `${alias}.${property} ILIKE :${word}`);
    builder.andWhere(`(${places.join(' OR ')})`, { [word]: pattern });
  });
  const direction = query.order === 'asc' ? 'ASC' : 'DESC';
  const column = builder.expressionMap.mainAlias?.metadata.findColumnWithPropertyName(sortedBy);
  // Only for nullable columns: otherwise an index could not provide the order.
  const nulls = column?.isNullable ? 'NULLS LAST' : undefined;
  return builder.addOrderBy(`${alias}.${sortedBy}`, direction, nulls).addOrderBy(`${alias}.id`, direction);
}

/** Counts up to one past the limit, and stops there. */
async function countOf<Row extends ObjectLiteral>(builder: SelectQueryBuilder<Row>): Promise<number> {
  const rows = builder
    .clone()
    .select('1')
    .orderBy()
    .limit(COUNT_LIMIT + 1);
  const counted = await builder.dataSource
    .createQueryBuilder()
    .select('count(*)::int', 'count')
    .from(`(${rows.getQuery()})`, 'counted')
    .setParameters(rows.getParameters())
    .getRawOne<{ count: number }>();
  return counted?.count ?? 0;
}
