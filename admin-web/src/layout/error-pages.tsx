import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { MessagePanel } from '../components/message-panel';
import { PageHeading } from '../components/page-heading';

const START = (
  <Button component={Link} to="/" variant="contained">
    Go to the start page
  </Button>
);
const HOME = (
  <Button component={Link} to="/jobs" variant="contained">
    Job Postings
  </Button>
);

/** A screen that the role of this account does not allow. */
export function AccessDeniedPage() {
  return (
    <>
      <PageHeading title="Not allowed" />
      <MessagePanel title="Your role does not allow you to view this page" action={START}>
        If you need it, please ask an owner of the portal.
      </MessagePanel>
    </>
  );
}

/** The server did not answer when it was asked what this administrator may do. */
export function UnansweredPage() {
  return (
    <>
      <PageHeading title="No response" />
      <MessagePanel title="We couldn't check what your role allows" isAlert action={HOME}>
        Check your connection, then try again.
      </MessagePanel>
    </>
  );
}
