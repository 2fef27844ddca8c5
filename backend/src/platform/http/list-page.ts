import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { COUNT_LIMIT, type CountedPage, countedPage } from './counted-page.js';
import { likePatterns } from './like-pattern.js';
import { isPaged, type ListQueryDto, toLimitAndOffset } from './list-query.dto.js';

interface Listing {
  /** Properties in which the words of a search have to occur, each in any of them. */
  searched: readonly string[];
  /** Property that the list is sorted by, after the builder's own order; rows without it come last. */
  sortedBy: string;
}

/** A page of a list, or the whole list when nothing was asked for in particular. The builder must not join lists. */
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

/** What a list holds in its order, without its pages. */
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
  // Without need it would keep the order from an index that has it.
  const nulls = column?.isNullable ? 'NULLS LAST' : undefined;
  return builder.addOrderBy(`${alias}.${sortedBy}`, direction, nulls).addOrderBy(`${alias}.id`, direction);
}

/** Counts one past the limit and stops there. */
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
