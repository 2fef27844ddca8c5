import EventIcon from '@mui/icons-material/EventOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { Application } from '@smash/contract/client';
import { usePermitted } from '../../../providers/permitted';
import { OfferInterviewDialog } from './offer-interview-dialog';
import { t } from '../../../i18n/t';

/** Offers the applicant in context times for an interview. */
export function OfferInterviewButton() {
  const application = useRecordContext<Application>();
  const [isOpen, setOpen] = useState(false);
  const isPermitted = usePermitted('interviews.manage');
  if (!isPermitted || !application || application.withdrawn_at !== null) return null;
  if (application.status === 'rejected') return null;
  return (
    <>
      <Button color="secondary" variant="outlined" startIcon={<EventIcon />} onClick={() => setOpen(true)}>
        {t('Offer interview')}
      </Button>
      {isOpen && <OfferInterviewDialog application={application} onClose={() => setOpen(false)} />}
    </>
  );
}
