import { TextField } from '@mui/material';
import { WEBHOOK_LIMITS } from '@smash/contract';
import type { SaveWebhook, Webhook } from '@smash/contract/client';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog';
import { usePermitted } from '../../providers/permitted';
import { EventTicks } from './event-ticks';
import { WebhookSwitches } from './webhook-switches';
import { t } from '../../i18n/t';

interface WebhookDialogProps {
  title: string;
  action: string;
  /** The endpoint to change; left out for a new one. */
  webhook?: Webhook;
  onClose: () => void;
  /** Saves the endpoint; the dialog closes on success. */
  onSave: (wanted: SaveWebhook) => Promise<void>;
}

/** Asks for the address and the events of an endpoint. */
export function WebhookDialog({ title, action, webhook, onClose, onSave }: WebhookDialogProps) {
  const maySendPersonalData = usePermitted('webhooks.personal_data');
  const [wanted, setWanted] = useState<SaveWebhook>(() => ({
    url: webhook?.url ?? '',
    description: webhook?.description ?? '',
    events: webhook?.events ?? [],
    has_personal_data: webhook?.has_personal_data ?? false,
    is_on: webhook?.is_on ?? true,
  }));
  const change = (changes: Partial<SaveWebhook>) => setWanted((before) => ({ ...before, ...changes }));

  const save = async () => {
    await onSave(wanted);
    onClose();
  };
  return (
    <FormDialog
      title={title}
      submitLabel={action}
      maxWidth="sm"
      noValidate
      failure={t('Failed to save the webhook')}
      onClose={onClose}
      onSubmit={save}
    >
      {(problems) => (
        <>
          <TextField
            label={t('Address')}
            type="url"
            fullWidth
            autoFocus
            value={wanted.url}
            onChange={({ target }) => change({ url: target.value })}
            error={problems['url'] !== undefined}
            helperText={problems['url'] ?? t('Where the other system takes events; begins with https://')}
            slotProps={{ htmlInput: { maxLength: WEBHOOK_LIMITS.url, autoComplete: 'off' } }}
          />
          <TextField
            label={t('Description')}
            fullWidth
            value={wanted.description ?? ''}
            onChange={({ target }) => change({ description: target.value })}
            error={problems['description'] !== undefined}
            helperText={problems['description'] ?? t('What it is for, such as Payroll')}
            slotProps={{ htmlInput: { maxLength: WEBHOOK_LIMITS.description, autoComplete: 'off' } }}
          />
          <EventTicks
            chosen={wanted.events}
            onChange={(events) => change({ events })}
            problem={problems['events']}
          />
          <WebhookSwitches wanted={wanted} onChange={change} maySendPersonalData={maySendPersonalData} />
        </>
      )}
    </FormDialog>
  );
}
