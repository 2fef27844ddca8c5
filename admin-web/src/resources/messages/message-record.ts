import type { RecordType } from '../../components/editing/record-type';
import { zoneField } from '../../components/zones/zone-field';
import { t } from '../../i18n/t';

export const MESSAGE: RecordType = {
  resource: 'messages',
  noun: 'message',
  rows: 'messages',
  fields: [
    { source: 'title', label: t('Title') },
    zoneField(t('For')),
    { source: 'body', label: t('Message') },
    { source: 'is_published', label: t('Published'), show: (value) => (value ? t('Published') : t('Draft')) },
  ],
};
