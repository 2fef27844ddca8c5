import { counted } from '../../i18n/format';
import { t } from '../../i18n/t';

/** "1 unit", "1,500 units". */
export const describeUnits = (units: number): string =>
  t('%{count} unit |||| %{count} units', counted(units));
