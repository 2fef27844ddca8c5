import { CHANNEL_LABELS, channelLabel, readChannel } from '@smash/contract';
import { ColumnFilter } from '../../../../components/filters/column-filter';
import { useListFilters } from '../../../../providers/list-state';
import { t } from '../../../../i18n/t';
import { tContract } from '../../../../i18n/t-contract';

const KNOWN: readonly string[] = Object.keys(CHANNEL_LABELS);

/** Filters by channel: those that the site itself names, and the one in the address. */
export function ChannelFilter() {
  const { filterValues } = useListFilters();
  const chosen = readChannel(filterValues['channel']);
  const channels = chosen === null || KNOWN.includes(chosen) ? KNOWN : [...KNOWN, chosen];
  return (
    <ColumnFilter
      source="channel"
      name={t('Filter by channel')}
      all={t('All channels')}
      choices={channels.map((value) => ({ value, label: tContract(channelLabel(value)) }))}
    />
  );
}
