import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { MessagePanel } from '../components/message-panel';
import { PageHeading } from '../components/page-heading';

export function NotFoundPage() {
  return (
    <>
      <PageHeading title="Page not found" />
      <MessagePanel
        title="There is nothing at this address"
        action={
          <Button component={Link} to="/jobs" variant="contained">
            Job Postings
          </Button>
        }
      />
    </>
  );
}
