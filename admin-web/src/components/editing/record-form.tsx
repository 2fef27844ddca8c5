import { Box, Button, Card } from '@mui/material';
import type { ReactNode, RefObject } from 'react';
import { type RaRecord, SaveButton } from 'react-admin';
import { Link } from 'react-router-dom';
import { DraftForm } from '../drafts/draft-form';
import { FormAlert } from './form-alert';
import { LeaveGuard } from './leave-guard';
import { t } from '../../i18n/t';

interface RecordFormProps {
  id?: string;
  /** Initial record of the form; left out, the record in context. */
  record?: RaRecord;
  submitLabel: string;
  /** Address that Cancel leads to. */
  listPath: string;
  /** Whether what the form holds has been saved. */
  isSaved: RefObject<boolean>;
  children: ReactNode;
}

/** The form of one record, for creating and for editing. */
export function RecordForm({ id, record, submitLabel, listPath, isSaved, children }: RecordFormProps) {
  return (
    <DraftForm id={id} record={record} disableInvalidFormNotification noValidate>
      <Card sx={{ maxWidth: 960, p: { xs: 2, md: 3.5 } }}>
        <FormAlert />
        {children}
        <Box sx={{ display: 'flex', gap: 1, mt: 3 }}>
          <SaveButton label={submitLabel} icon={<></>} alwaysEnable size="large" />
          <Button component={Link} to={listPath} color="secondary" size="large">
            {t('Cancel')}
          </Button>
        </Box>
      </Card>
      <LeaveGuard isSaved={isSaved} />
    </DraftForm>
  );
}
