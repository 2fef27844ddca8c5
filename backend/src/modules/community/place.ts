import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { ValidationException } from '../../platform/errors/api-exception.js';
import { violatedForeignKey } from '../../platform/errors/database-errors.js';

/** A record without a zone is national. */
export const SCOPES = ['national', 'zonal'] as const;

/** Filters of records that belong to one zone or to the whole nation. */
export interface PlaceFilter {
  zone_id?: number;
  scope?: (typeof SCOPES)[number];
}

/** Only the rows of the zone, or of the scope, that was asked for. */
export function placedIn<Row extends ObjectLiteral>(
  builder: SelectQueryBuilder<Row>,
  { zone_id: zoneId, scope }: PlaceFilter,
): SelectQueryBuilder<Row> {
  const { alias } = builder;
  if (zoneId !== undefined) builder.andWhere(`${alias}.zoneId = :zoneId`, { zoneId });
  if (scope === 'national') builder.andWhere(`${alias}.zoneId IS NULL`);
  if (scope === 'zonal') builder.andWhere(`${alias}.zoneId IS NOT NULL`);
  return builder;
}

/**
 * Runs a change, and refuses a zone that does not exist (any more) at its field.
 * @throws ValidationException
 */
export async function withKnownZone<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (violatedForeignKey(error) === undefined) throw error;
    throw ValidationException.at(['body', 'zone_id'], 'This zone does not exist');
  }
}
