import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { failureFields } from '../providers/api-failure';
import { describeFailure } from '../providers/use-notify-failure';
import { closeUnlessTyped } from './close-unless-typed';
import { Form } from './form';
import { t } from '../i18n/t';

interface FormDialogProps {
  title: string;
  submitLabel: string;
  /** False while there is nothing to send yet. */
  isReady?: boolean;
  maxWidth: 'xs' | 'sm';
  /** False where no field shows the server's message about it. */
  hasFields?: boolean;
  /** Set where only the server says what is wrong with a field. */
  noValidate?: boolean;
  /** Message when sending fails and the server gives no reason. */
  failure: string;
  /** Describes a failure where the portal has better words than the server. */
  describe?: (problem: unknown) => string | undefined;
  onClose: () => void;
  /** Sends the form and closes the dialog; an error that it throws is shown. */
  onSubmit: () => Promise<void>;
  /** @param problems the server's message by the name of each field that it refused */
  children: (problems: Record<string, string>) => ReactNode;
}

/** A form in a dialog; what was typed stays while it is sent, and when the server refuses it. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, isReady = true, maxWidth, hasFields = true, noValidate } = props;
  const { failure, describe, onClose, onSubmit, children } = props;
  const id = useId();
  const [problem, setProblem] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const [hasTyped, setTyped] = useState(false);
  const fields = failureFields(problem);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A form may be longer than a screen, and its button is at the end.
    if (problem === undefined) return;
    content.current?.querySelector('[role="alert"], .Mui-error')?.scrollIntoView({ block: 'center' });
    content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);

  const submit = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await onSubmit();
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : closeUnlessTyped(hasTyped, onClose)}
      aria-labelledby={id}
      maxWidth={maxWidth}
      fullWidth
    >
      <Form onSubmit={submit} spacing={0} noValidate={noValidate}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent
          ref={content}
          onChange={() => setTyped(true)}
          sx={{ display: 'grid', gap: 2.5, '&&': { pt: 1 } }}
        >
          {problem !== undefined && (!fields || !hasFields) && (
            <Alert severity="error">{describe?.(problem) ?? describeFailure(problem, failure)}</Alert>
          )}
          {children(fields ?? {})}
        </DialogContent>
        <DialogActions>
          <Button color="secondary" disabled={isBusy} onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!isReady} loading={isBusy}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
