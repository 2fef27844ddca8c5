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
  /** Off while there is nothing to send yet. */
  isReady?: boolean;
  maxWidth: 'xs' | 'sm';
  /** Off where no field shows what the server says of it. */
  hasFields?: boolean;
  /** Off where the server alone says what is wrong with a field. */
  noValidate?: boolean;
  /** Said when it fails and the server does not say why. */
  failure: string;
  /** What failed, where that is said better than by the server. */
  describe?: (problem: unknown) => string | undefined;
  onClose: () => void;
  /** Does it and closes the dialog; what it throws is shown. */
  onSubmit: () => Promise<void>;
  /** @param problems what the server says of each field that it refused */
  children: (problems: Record<string, string>) => ReactNode;
}

/** A form in a dialog, which stays as it is while it is sent and when it is refused. */
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
