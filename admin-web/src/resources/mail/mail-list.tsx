import { Box, Button } from '@mui/material';
import type { Mail } from '@smash/contract/client';
import { ListBase, useListContext } from 'react-admin';
import { SearchFilter } from '../../components/filters/search-filter';
import { ListPagination } from '../../components/list-pagination';
import { LoadingPanel } from '../../components/loading-panel';
import { MessagePanel } from '../../components/message-panel';
import { PageHeading } from '../../components/page-heading';
import { RetryPanel } from '../../components/retry-panel';
import { useListFilters } from '../../providers/list-state';
import { MailRows } from './mail-rows';
import { MailStatusFilter } from './mail-status-filter';

/** Every mail of the last month; those that could not be delivered come first. */
export function MailList() {
  return (
    <ListBase
      perPage={25}
      sort={{ field: 'created_at', order: 'DESC' }}
      queryOptions={{ onError: (error: Error) => console.error(error) }}
    >
      <PageHeading title="Mail" />
      <MailFilters />
      <MailListContent />
      <ListPagination choices={[25, 50, 100, 200]} />
    </ListBase>
  );
}

function MailListContent() {
  const { data, isPending, error, refetch } = useListContext<Mail>();
  const { filterValues, setFilters } = useListFilters();
  if (error) return <RetryPanel title="The mails could not be loaded" error={error} onRetry={refetch} />;
  if (isPending) return <LoadingPanel text="Loading mails..." />;
  if (data.length === 0 && Object.keys(filterValues).length > 0) {
    const showAll = (
      <Button variant="outlined" color="secondary" onClick={() => setFilters({})}>
        Show all mails
      </Button>
    );
    return <MessagePanel title="No mails found matching your criteria." action={showAll} />;
  }
  if (data.length === 0) {
    return (
      <MessagePanel title="No mails yet">
        Each mail of the last 30 days is listed here: to applicants, to HR and to the support mailbox.
      </MessagePanel>
    );
  }
  return <MailRows mails={data} />;
}

function MailFilters() {
  return (
    <Box
      component="search"
      sx={{
        display: 'grid',
        gap: 1.25,
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(220px, 420px) minmax(0, 190px)' },
        mb: 2,
      }}
    >
      <SearchFilter label="Search by recipient or subject" />
      <MailStatusFilter />
    </Box>
  );
}
