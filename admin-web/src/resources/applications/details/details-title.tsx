import { DialogTitle, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Application } from '@smash/contract/client';
import { fullName } from '../candidate-name';
import { ViewersNote } from '../live/viewers-note';
import { t } from '../../../i18n/t';

/** Whose application it is, for which job, under which reference. */
export function DetailsTitle() {
  const application = useRecordContext<Application>();
  return (
    <DialogTitle component="div" sx={{ pb: 1 }}>
      <Typography id="details-title" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {application ? fullName(application) : t('Application Details')}
      </Typography>
      {application && (
        <Typography variant="body2" color="textSecondary">
          {application.job_title} · {application.reference}
        </Typography>
      )}
      <ViewersNote />
    </DialogTitle>
  );
}
