import { counted } from '../i18n/format';
import { t } from '../i18n/t';

/** "1 application", "1,204 applications". */
export const describeApplications = (count: number): string =>
  t('%{count} application |||| %{count} applications', counted(count));
