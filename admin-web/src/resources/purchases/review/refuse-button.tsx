import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { APPLICATION_MESSAGES, isBlank, REFUSAL_REASON_LIMIT } from '@smash/contract';
import type { PurchaseDetails } from '@smash/contract/client';
import { useId, useState } from 'react';
import { Form } from '../../../components/form';
import { useDraftText } from '../../../components/drafts/use-draft-text';
import { useDecision } from './use-decision';
import { t } from '../../../i18n/t';

/** Ends the review without counting the payment; asks for the reason first. */
export function RefuseButton({ purchase }: { purchase: PurchaseDetails }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)}>
        {t('Refuse payment')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="sm"
        aria-label={t('Refuse payment')}
      >
        <RefusalForm purchase={purchase} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function RefusalForm({ purchase, onClose }: { purchase: PurchaseDetails; onClose: () => void }) {
  const { refuse, isPending } = useDecision(purchase.id);
  const { text, setText, clear } = useDraftText(`refusal:${purchase.id}`);
  const [isRefused, setRefused] = useState(false);
  const id = useId();
  const error = isRefused && isBlank(text) ? t(APPLICATION_MESSAGES.required) : undefined;

  const submit = async () => {
    if (isBlank(text)) {
      setRefused(true);
      document.getElementById(id)?.focus();
    } else if (await refuse(text.trim())) {
      clear();
      onClose();
    }
  };
  return (
    <Form noValidate spacing={0} onSubmit={submit}>
      <DialogTitle>{t('Refuse payment')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2">
          {t(
            'No units will be credited, and this decision is final. The provider keeps the payment until you refund it there.',
          )}
        </Typography>
        <TextField
          id={id}
          autoFocus
          required
          multiline
          minRows={3}
          label={t('Reason')}
          value={text}
          error={error !== undefined}
          helperText={
            error ??
            (purchase.email ? t('Sent to %{email}', { email: purchase.email }) : t('Kept with the purchase'))
          }
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { maxLength: REFUSAL_REASON_LIMIT } }}
        />
      </DialogContent>
      <DialogActions>
        <Button
          color="secondary"
          disabled={isPending}
          onClick={() => {
            clear();
            onClose();
          }}
        >
          {t('Cancel')}
        </Button>
        <Button type="submit" color="error" variant="contained" loading={isPending}>
          {t('Refuse payment')}
        </Button>
      </DialogActions>
    </Form>
  );
}
