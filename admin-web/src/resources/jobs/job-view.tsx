import CardsIcon from '@mui/icons-material/ViewAgendaOutlined';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import { ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material';
import { useStore } from 'react-admin';
import { t } from '../../i18n/t';

export type JobView = 'cards' | 'table';

/** How the postings are shown; kept for the next time. */
export const useJobView = () => useStore<JobView>('jobs.view', 'cards');

export function JobViewSwitch() {
  const [view, setView] = useJobView();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('View of the jobs')}
      value={view}
      onChange={(_event, chosen: JobView | null) => chosen && setView(chosen)}
    >
      <ToggleButton value="cards" aria-label={t('Cards')}>
        <Tooltip title={t('Cards')}>
          <CardsIcon fontSize="small" />
        </Tooltip>
      </ToggleButton>
      <ToggleButton value="table" aria-label={t('Table')}>
        <Tooltip title={t('Table')}>
          <TableIcon fontSize="small" />
        </Tooltip>
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
