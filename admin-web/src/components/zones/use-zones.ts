import type { Zone } from '@smash/contract/client';
import { useGetList } from 'react-admin';
import { t } from '../../i18n/t';

const ALL_BY_NAME = { pagination: { page: 1, perPage: 200 }, sort: { field: 'name', order: 'ASC' } } as const;

/** Every zone by name; empty while they are being read. There are a handful. */
export function useZones(): { zones: Zone[]; error: unknown } {
  const { data = [], error } = useGetList<Zone>('zones', ALL_BY_NAME);
  return { zones: data, error };
}

/** Name of a zone by its id; null is national. */
export function useZoneName(): (zoneId: number | null) => string {
  const { zones } = useZones();
  return (zoneId) => {
    if (zoneId === null) return t('National');
    return zones.find(({ id }) => id === zoneId)?.name ?? t('Zone %{number}', { number: zoneId });
  };
}
