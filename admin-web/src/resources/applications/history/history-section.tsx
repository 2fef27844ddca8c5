import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { HistoryEntry } from '../../../providers/calls/notes';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import type { Application } from '@smash/contract/client';
import { TitledSection } from '../../../components/details/details-section';
import { SectionState } from '../section-state';
import { describeEvent } from './describe-event';
import { historyQuery } from './history-query';
import { t } from '../../../i18n/t';
import { formatDateTime } from '../../../i18n/format';

/** Entries shown until the person asks for all. */
const SHOWN = 6;

/** Who did what with the application in context, newest first. */
export function HistorySection() {
  const application = useRecordContext<Application>();
  const dataProvider = usePortalDataProvider();
  const [isWhole, setWhole] = useState(false);
  const query = useQuery({
    ...historyQuery(dataProvider, application?.id ?? ''),
    enabled: application !== undefined,
  });
  const { data: entries } = query;
  return (
    <TitledSection title={t('History')}>
      {entries ? (
        <Box component="ol" sx={{ display: 'grid', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
          {entries.slice(0, isWhole ? undefined : SHOWN).map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Box>
      ) : (
        <SectionState failure={t('The history could not be loaded.')} query={query} />
      )}
      {entries && entries.length > SHOWN && !isWhole && (
        <Button color="secondary" size="small" onClick={() => setWhole(true)} sx={{ ml: -1.25, mt: 0.5 }}>
          {t('Show all %{count}', { count: entries.length })}
        </Button>
      )}
    </TitledSection>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  return (
    <li>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {describeEvent(entry)}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="time" dateTime={entry.at}>
        {formatDateTime(entry.at)}
      </Typography>
    </li>
  );
}
