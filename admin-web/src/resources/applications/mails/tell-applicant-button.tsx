import MailIcon from '@mui/icons-material/MailOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { Application } from '@smash/contract/client';
import { usePermitted } from '../../../providers/permitted';
import { StatusMailDialog } from './status-mail-dialog';

/** Tells the applicant in context of the status by mail, which is shown first. */
export function TellApplicantButton() {
  const application = useRecordContext<Application>();
  const [isOpen, setOpen] = useState(false);
  const isPermitted = usePermitted('applications.send_mail');
  if (!isPermitted || !application || application.withdrawn_at !== null) return null;
  return (
    <>
      <Button color="secondary" variant="outlined" startIcon={<MailIcon />} onClick={() => setOpen(true)}>
        Tell the applicant
      </Button>
      <StatusMailDialog application={application} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
