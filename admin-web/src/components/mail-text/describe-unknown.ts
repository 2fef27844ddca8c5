import { unknownPlaceholders, writtenPlaceholder } from '@smash/contract';
import { t } from '../../i18n/t';

/** Which placeholders of a text do not exist; undefined when all do. */
export function describeUnknown(text: unknown): string | undefined {
  const names = typeof text === 'string' ? unknownPlaceholders(text) : [];
  return names.length > 0
    ? t('Unknown placeholder: %{list}', { list: names.map(writtenPlaceholder).join(', ') })
    : undefined;
}
