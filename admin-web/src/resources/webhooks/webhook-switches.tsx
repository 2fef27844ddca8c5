import { Alert, FormControlLabel, Stack, Switch } from '@mui/material';
import type { SaveWebhook } from '@smash/contract/client';
import { t } from '../../i18n/t';

interface WebhookSwitchesProps {
  wanted: SaveWebhook;
  onChange: (changes: Partial<SaveWebhook>) => void;
  maySendPersonalData: boolean;
}

/** Switches for sending at all, and for personal data, which only owners may switch on. */
export function WebhookSwitches({ wanted, onChange, maySendPersonalData }: WebhookSwitchesProps) {
  return (
    <Stack spacing={1} useFlexGap>
      <FormControlLabel
        label={t('Send events')}
        control={<Switch checked={wanted.is_on ?? true} onChange={(_, is_on) => onChange({ is_on })} />}
      />
      {maySendPersonalData && (
        <FormControlLabel
          label={t('Include personal data')}
          control={
            <Switch
              checked={wanted.has_personal_data ?? false}
              onChange={(_, has_personal_data) => onChange({ has_personal_data })}
            />
          }
        />
      )}
      {wanted.has_personal_data && (
        <Alert severity="warning">
          {t(
            'Names, email addresses and phone numbers leave the portal with each event. Whoever runs the other system has to be allowed to have them, and erases them when the portal does: it hears of each erased application, whichever events are chosen. Only owners can change this webhook from now on.',
          )}
        </Alert>
      )}
    </Stack>
  );
}
