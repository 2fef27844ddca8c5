import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { channelLabel } from '@smash/contract';
import type { ApplicationStatistics } from '@smash/contract/client';
import { TextLink } from '../../components/text-link';
import { formatShare } from './statistics-texts';
import { t } from '../../i18n/t';
import { formatNumber } from '../../i18n/format';
import { tContract } from '../../i18n/t-contract';
import { countedApplications } from './counted-applications';

type Counted = ApplicationStatistics['by_channel'][number];
/** An older backend, serving during an update, does not say how many wait. */
type Channel = Omit<Counted, 'waiting'> & Partial<Pick<Counted, 'waiting'>>;

const NUMBERS = [t('Applications'), t('Reviewed'), t('Accepted')] as const;

/** The outcome of the applications from each channel; shares leave out those withdrawn before their review. */
export function ChannelTable({
  channels,
  jobId,
  since,
}: {
  channels: readonly Channel[];
  jobId: number | undefined;
  since: Date | undefined;
}) {
  return (
    <Table size="small" sx={{ '& td, & th': { px: 0.75 } }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('Channel')}</TableCell>
          {NUMBERS.map((name) => (
            <TableCell key={name} align="right">
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {channels.map(({ channel, count, reviewed, waiting = count - reviewed, accepted }) => (
          <TableRow key={channel ?? ''} sx={{ '&:last-child > *': { border: 0 } }}>
            <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
              {channel === null ? (
                tContract(channelLabel(channel))
              ) : (
                <TextLink
                  to={countedApplications({ jobId, channel, since })}
                  underline="hover"
                  sx={{ fontWeight: 400 }}
                >
                  {tContract(channelLabel(channel))}
                </TextLink>
              )}
            </TableCell>
            <NumberCell value={count} />
            <NumberCell value={reviewed} of={reviewed + waiting} />
            <NumberCell value={accepted} of={reviewed + waiting} />
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function NumberCell({ value, of: whole }: { value: number; of?: number }) {
  return (
    <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {formatNumber(value)}
      {whole !== undefined && ` (${formatShare(value, whole)})`}
    </TableCell>
  );
}
