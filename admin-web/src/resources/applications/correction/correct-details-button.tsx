import { Button } from '@mui/material';
import type { Application } from '@smash/contract/client';
import { Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { lazyPart } from '../../../components/lazy-part';
import { usePermitted } from '../../../providers/permitted';
import { t } from '../../../i18n/t';

const CorrectDetailsDialog = lazyPart(
  async () => (await import('./correct-details-dialog')).CorrectDetailsDialog,
);

/** Corrects the details of the application in context, unless it is withdrawn. */
export function CorrectDetailsButton() {
  const application = useRecordContext<Application>();
  const [isOpen, setOpen] = useState(false);
  const isPermitted = usePermitted('applications.correct');
  if (!isPermitted || application?.withdrawn_at !== null) return null;
  return (
    <>
      <Button color="secondary" size="small" onClick={() => setOpen(true)} sx={{ ml: -1.25, mt: 0.5 }}>
        {t('Correct details')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CorrectDetailsDialog application={application} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
