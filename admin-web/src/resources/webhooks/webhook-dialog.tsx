import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { WEBHOOK_LIMITS } from '@smash/contract';
import type { SaveWebhook, Webhook } from '@smash/contract/client';
import { useEffect, useId, useRef, useState } from 'react';
import { Form } from '../../components/form';
import { failureDetail, failureFields } from '../../providers/api-failure';
import { usePermitted } from '../../providers/permitted';
import { EventTicks } from './event-ticks';
import { WebhookSwitches } from './webhook-switches';
import { t } from '../../i18n/t';

interface WebhookDialogProps {
  title: string;
  action: string;
  /** What it is before; left out for a new one. */
  webhook?: Webhook;
  onClose: () => void;
  /** Saves it; the dialog closes when it has. */
  onSave: (wanted: SaveWebhook) => Promise<void>;
}

/** Asks where events go, and which. */
export function WebhookDialog({ title, action, webhook, onClose, onSave }: WebhookDialogProps) {
  const id = useId();
  const maySendPersonalData = usePermitted('webhooks.personal_data');
  const [wanted, setWanted] = useState<SaveWebhook>(() => ({
    url: webhook?.url ?? '',
    description: webhook?.description ?? '',
    events: webhook?.events ?? [],
    has_personal_data: webhook?.has_personal_data ?? false,
    is_on: webhook?.is_on ?? true,
  }));
  const [problem, setProblem] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const fields = failureFields(problem);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form is longer than a screen, and its button is at the end.
    if (problem === undefined) return;
    content.current?.querySelector('[role="alert"], .Mui-error')?.scrollIntoView({ block: 'center' });
    content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);
  const change = (changes: Partial<SaveWebhook>) => setWanted((before) => ({ ...before, ...changes }));

  const save = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await onSave(wanted);
      onClose();
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <Form onSubmit={save} spacing={0} noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent ref={content} sx={{ display: 'grid', gap: 2.5, '&&': { pt: 1 } }}>
          {problem !== undefined && !fields && (
            <Alert severity="error">{failureDetail(problem) ?? t('Failed to save the webhook')}</Alert>
          )}
          <TextField
            label={t('Address')}
            type="url"
            fullWidth
            autoFocus
            value={wanted.url}
            onChange={({ target }) => change({ url: target.value })}
            error={fields?.['url'] !== undefined}
            helperText={fields?.['url'] ?? t('Where the other system takes events; begins with https://')}
            slotProps={{ htmlInput: { maxLength: WEBHOOK_LIMITS.url, autoComplete: 'off' } }}
          />
          <TextField
            label={t('Description')}
            fullWidth
            value={wanted.description ?? ''}
            onChange={({ target }) => change({ description: target.value })}
            error={fields?.['description'] !== undefined}
            helperText={fields?.['description'] ?? t('What it is for, such as Payroll')}
            slotProps={{ htmlInput: { maxLength: WEBHOOK_LIMITS.description, autoComplete: 'off' } }}
          />
          <EventTicks
            chosen={wanted.events}
            onChange={(events) => change({ events })}
            problem={fields?.['events']}
          />
          <WebhookSwitches wanted={wanted} onChange={change} maySendPersonalData={maySendPersonalData} />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" disabled={isBusy} onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {action}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
