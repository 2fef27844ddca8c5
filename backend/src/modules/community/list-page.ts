import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { type CountedPage, countedPage } from '../../common/http/counted-page.js';
import { likePatterns } from '../../common/http/like-pattern.js';
import { isPaged, type ListQueryDto, toLimitAndOffset } from '../../common/http/list-query.dto.js';
import type { PlaceFilter } from './place.js';

interface Listing {
  /** Property in which the words of a search have to occur, each in any of them. */
  searched: readonly string[];
  /** Property that the list is sorted by; rows without it come last. */
  sortedBy: string;
}

/** A page of a list, or the whole list when nothing was asked for in particular. */
export async function listPage<Row extends ObjectLiteral>(
  builder: SelectQueryBuilder<Row>,
  query: ListQueryDto & PlaceFilter,
  { searched, sortedBy }: Listing,
): Promise<CountedPage<Row>> {
  const { alias } = builder;
  if (query.zone_id !== undefined) builder.andWhere(`${alias}.zoneId = :zoneId`, { zoneId: query.zone_id });
  if (query.scope === 'national') builder.andWhere(`${alias}.zoneId IS NULL`);
  if (query.scope === 'zonal') builder.andWhere(`${alias}.zoneId IS NOT NULL`);
  likePatterns(query.search ?? '').forEach((pattern, index) => {
    const word = `word${index}`;
    const places = searched.map((property) => `${alias}.${property} ILIKE :${word}`);
    builder.andWhere(`(${places.join(' OR ')})`, { [word]: pattern });
  });
  const direction = query.order === 'asc' ? 'ASC' : 'DESC';
  builder.orderBy(`${alias}.${sortedBy}`, direction, 'NULLS LAST').addOrderBy(`${alias}.id`, direction);
  if (isPaged(query)) {
    const { limit, offset } = toLimitAndOffset(query);
    builder.take(limit).skip(offset);
  }
  return countedPage(...(await builder.getManyAndCount()));
}
