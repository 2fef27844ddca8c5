import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { MessagePanel } from '../components/message-panel';
import { PageHeading } from '../components/page-heading';
import { t } from '../i18n/t';

export function NotFoundPage() {
  return (
    <>
      <PageHeading title={t('Page not found')} />
      <MessagePanel
        title={t('There is nothing at this address')}
        action={
          <Button component={Link} to="/jobs" variant="contained">
            {t('Job Postings')}
          </Button>
        }
      />
    </>
  );
}
