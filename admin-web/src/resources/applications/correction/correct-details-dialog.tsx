import { Box, Checkbox, FormControlLabel, FormHelperText, MenuItem, TextField } from '@mui/material';
import {
  APPLICATION_LIMITS,
  CORRECTABLE_FIELDS,
  type CorrectableField,
  isRequiredField,
  NIGERIAN_STATES,
} from '@smash/contract';
import type { Application } from '@smash/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { WHOLE_ROW } from '../../../components/editing/whole-row';
import { FormDialog } from '../../../components/form-dialog';
import { APPLICATIONS_KEY } from '../../../providers/application-cache';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { DETAIL_LABELS } from './detail-labels';
import { t } from '../../../i18n/t';

interface CorrectDetailsDialogProps {
  application: Application;
  onClose: () => void;
}

type Details = Record<CorrectableField, string>;

const WIDE: readonly CorrectableField[] = ['email', 'phone', 'address'];
const TYPES: Partial<Details> = { email: 'email', phone: 'tel', dob: 'date' };

/** Corrects what an applicant is called and how to reach them, by the rules of the form. */
export function CorrectDetailsDialog({ application, onClose }: CorrectDetailsDialogProps) {
  // Fixed at the start: what a colleague corrects meanwhile is refused and not put back.
  const [{ id, updated_at, ...sent }] = useState(application);
  const shown: Details = { ...sent, middle_name: sent.middle_name ?? '' };
  const dataProvider = usePortalDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  const [values, setValues] = useState<Partial<Details>>({});
  const [isLinkSent, setLinkSent] = useState(false);
  const changed = CORRECTABLE_FIELDS.filter((field) => (values[field] ?? shown[field]) !== shown[field]);
  const hasNewAddress = values.email?.trim().toLowerCase() !== shown.email.toLowerCase() && 'email' in values;

  const correct = async () => {
    const corrections = Object.fromEntries(changed.map((field) => [field, values[field]]));
    try {
      await dataProvider.correctDetails(id, {
        ...corrections,
        seen_at: updated_at,
        ...(hasNewAddress && { send_link: isLinkSent }),
      });
    } finally {
      // Also after a refusal: somebody else may have corrected the details.
      void client.invalidateQueries({ queryKey: APPLICATIONS_KEY });
    }
    onClose();
    notify(t('Details corrected'), { type: 'success' });
  };
  return (
    <FormDialog
      title={t('Correct details')}
      submitLabel={t('Save')}
      isReady={changed.length > 0}
      maxWidth="sm"
      noValidate
      failure={t('Failed to correct the details')}
      onClose={onClose}
      onSubmit={correct}
    >
      {(problems) => (
        <Box sx={{ columnGap: 2, display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, rowGap: 2.5 }}>
          {CORRECTABLE_FIELDS.map((field) => (
            <DetailInput
              key={field}
              field={field}
              value={values[field] ?? shown[field]}
              problem={problems[field]}
              onChange={(value) => setValues({ ...values, [field]: value })}
            >
              {field === 'email' && hasNewAddress && (
                <NewAddress isLinkSent={isLinkSent} onLinkSent={setLinkSent} />
              )}
            </DetailInput>
          ))}
        </Box>
      )}
    </FormDialog>
  );
}

/** What becomes of the former address, and whether the new one gets a link. */
function NewAddress({ isLinkSent, onLinkSent }: { isLinkSent: boolean; onLinkSent: (is: boolean) => void }) {
  const id = useId();
  return (
    <>
      <FormControlLabel
        label={t('Send the link of the application page to the new address')}
        control={
          <Checkbox
            checked={isLinkSent}
            onChange={({ target }) => onLinkSent(target.checked)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <FormHelperText id={id}>
        {t('Links sent to the former address stop working. Emails that were not sent yet go to the new one.')}
      </FormHelperText>
    </>
  );
}

interface DetailInputProps {
  field: CorrectableField;
  value: string;
  /** The server's message about it. */
  problem: string | undefined;
  onChange: (value: string) => void;
  /** Shown below. */
  children: ReactNode;
}

function DetailInput({ field, value, problem, onChange, children }: DetailInputProps) {
  const isState = field === 'state_of_origin' || field === 'state_of_resident';
  return (
    <Box sx={WIDE.includes(field) ? WHOLE_ROW : undefined}>
      <TextField
        select={isState}
        type={TYPES[field] ?? 'text'}
        multiline={field === 'address'}
        fullWidth
        label={DETAIL_LABELS[field]}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={problem !== undefined}
        helperText={problem}
        required={isRequiredField(field)}
        slotProps={{
          htmlInput: { autoComplete: 'off', ...(!isState && { maxLength: APPLICATION_LIMITS[field] }) },
          inputLabel: { required: false, ...(field === 'dob' && { shrink: true }) },
        }}
      >
        {isState &&
          NIGERIAN_STATES.map((state) => (
            <MenuItem key={state} value={state}>
              {state}
            </MenuItem>
          ))}
      </TextField>
      {children}
    </Box>
  );
}
