import type { Tag } from '@smash/contract/client';
import { formatNumber } from '../../../../i18n/format';
import { t } from '../../../../i18n/t';

/** "1,204 applications". */
export function countOf({ applications_count: count }: Tag): string {
  return t('%{count} application |||| %{count} applications', {
    smart_count: count,
    count: formatNumber(count),
  });
}
