import MailIcon from '@mui/icons-material/MailOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { Application } from '@smash/contract/client';
import { useShortcuts } from '../../../components/shortcuts/use-shortcuts';
import { usePermitted } from '../../../providers/permitted';
import { fullName } from '../candidate-name';
import { WriteMailDialog } from './write-mail-dialog';
import { t } from '../../../i18n/t';

/** Writes to the applicant in context, with the template for the present status. */
export function EmailButton({ hasShortcut = false }: { hasShortcut?: boolean }) {
  const application = useRecordContext<Application>();
  const [isOpen, setOpen] = useState(false);
  const isPermitted = usePermitted('applications.send_mail') && application?.withdrawn_at === null;
  useShortcuts(hasShortcut && isPermitted ? { m: () => setOpen(true) } : {});
  if (!isPermitted) return null;
  const { id, status } = application;
  return (
    <>
      <Button
        color="secondary"
        variant="outlined"
        startIcon={<MailIcon />}
        aria-keyshortcuts={hasShortcut ? 'M' : undefined}
        onClick={() => setOpen(true)}
      >
        {t('Email')}
      </Button>
      {isOpen && (
        <WriteMailDialog
          key={id}
          recipients={{ ids: [id] }}
          whom={fullName(application)}
          status={status}
          exampleId={id}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
