import { Button } from '@mui/material';
import { useListFilters } from '../../providers/list-state';
import { MessagePanel } from '../message-panel';

/** Says that the filters leave nothing of the list, and takes them off. @param name of the rows: "job postings" */
export function NoMatches({ name }: { name: string }) {
  const { setFilters } = useListFilters();
  const showAll = (
    <Button variant="outlined" color="secondary" onClick={() => setFilters({})}>
      Show all {name}
    </Button>
  );
  return <MessagePanel title={`No ${name} found matching your criteria.`} action={showAll} />;
}
