import { t } from '../../../i18n/t';

export const describeRemoval = (count: number): string =>
  t('Application deleted |||| %{smart_count} applications deleted', { smart_count: count });
