import { useZoneName } from './use-zones';

/** The zone that something is for, or "National". */
export function ZoneName({ id }: { id: number | null }) {
  return useZoneName()(id);
}
