import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { MessagePanel } from '../components/message-panel';
import { PageHeading } from '../components/page-heading';

const HOME = (
  <Button component={Link} to="/jobs" variant="contained">
    Job Postings
  </Button>
);

/** A screen that this administrator may not use. */
export function AccessDeniedPage() {
  return (
    <>
      <PageHeading title="Not allowed" />
      <MessagePanel title="Your account may not do this" action={HOME}>
        Ask the owner of the portal if you need it.
      </MessagePanel>
    </>
  );
}

/** The server did not answer when it was asked what this administrator may do. */
export function UnansweredPage() {
  return (
    <>
      <PageHeading title="No answer" />
      <MessagePanel title="The server could not say what you may do here" isAlert action={HOME}>
        Check your connection, then try again.
      </MessagePanel>
    </>
  );
}
