import { Button } from '@mui/material';
import { useListFilters } from '../../providers/list-state';
import { MessagePanel } from '../message-panel';
import { t } from '../../i18n/t';
import { type Noun } from '../../i18n/nouns';

/** Says that no row matches the filters, with a button that removes them. */
export function NoMatches({ rows }: { rows: Noun<'rows'> }) {
  const { setFilters } = useListFilters();
  const showAll = (
    <Button variant="outlined" color="secondary" onClick={() => setFilters({})}>
      {t(`Show all ${rows}`)}
    </Button>
  );
  return <MessagePanel title={t(`No ${rows} found matching your criteria.`)} action={showAll} />;
}
