import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import type { ApplicationStatus } from '@smash/contract';
import { MAIL_TEXT_LIMITS } from '@smash/contract';
import type { MailTemplate } from '@smash/contract/client';
import { useId } from 'react';
import { closeUnlessTyped } from '../../../components/close-unless-typed';
import { describeUnknown } from '../../../components/mail-text/describe-unknown';
import { RestoredNotice } from '../../../components/drafts/restored-notice';
import { MailPreview } from '../../../components/mail-text/mail-preview';
import { PlaceholderHelp } from '../../../components/mail-text/placeholder-help';
import { isComplete } from '../../../components/mail-text/use-mail-preview';
import { describeStatus } from '../../../components/describe-status';
import { TemplateChoice } from './template-choice';
import { useMailText } from './use-mail-text';
import { type Recipients, useWriteMails } from './use-write-mails';
import { t } from '../../../i18n/t';

interface WriteMailDialogProps {
  /** The applicants who get the mail. */
  recipients: Recipients;
  /** The recipients in the title: "30 applicants". */
  whom: string;
  /** The status that all of them have, which chooses the template. */
  status?: ApplicationStatus;
  /** The application that the preview is for. */
  exampleId?: string;
  onClose: () => void;
  onSent?: () => void;
}

/** Writes to one applicant or to many, from a template or freely, with a preview of the mail. */
export function WriteMailDialog({
  recipients,
  whom,
  status,
  exampleId,
  onClose,
  onSent,
}: WriteMailDialogProps) {
  const id = useId();
  const { list, template, choose, typed, isRestored, text, setText, clear } = useMailText(recipients, status);
  const { send, isSending, isUncertain, forget } = useWriteMails(recipients, () => {
    clear();
    onClose();
    onSent?.();
  });
  const mail = {
    ...text,
    template_id: template?.id,
    tells_status: template?.tells_status ?? undefined,
  };
  const isUnknown = !isSending && isUncertain(mail);
  const discard = () => {
    forget(mail);
    clear();
  };
  const unknown = { subject: describeUnknown(text.subject), body: describeUnknown(text.body) };
  return (
    <Dialog
      open
      onClose={isSending ? undefined : closeUnlessTyped(typed !== undefined, onClose)}
      aria-labelledby={id}
      fullWidth
      maxWidth="md"
    >
      <DialogTitle id={id}>{t('Email %{whom}', { whom })}</DialogTitle>
      <DialogContent>
        {list.data && (isRestored || isUnknown) && (
          <RestoredNotice sending={isUnknown ? 'uncertain' : 'ahead'} onDiscard={discard} />
        )}
        <Box
          component="form"
          id={`${id}-form`}
          onSubmit={(event) => {
            event.preventDefault();
            void send(mail);
          }}
          sx={{ columnGap: 3, display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, pt: 1, rowGap: 2 }}
        >
          <Box sx={{ alignContent: 'start', display: 'grid', gap: 2 }}>
            <TemplateChoice
              list={list}
              template={template}
              helperText={template && describeTelling(template)}
              onChoose={choose}
            />
            <TextField
              label={t('Subject')}
              required
              value={text.subject}
              onChange={(event) => setText({ ...text, subject: event.target.value })}
              error={unknown.subject !== undefined}
              helperText={unknown.subject}
              slotProps={{ htmlInput: { maxLength: MAIL_TEXT_LIMITS.subject } }}
            />
            <TextField
              label={t('Text')}
              required
              multiline
              minRows={8}
              maxRows={18}
              value={text.body}
              onChange={(event) => setText({ ...text, body: event.target.value })}
              error={unknown.body !== undefined}
              helperText={unknown.body}
              slotProps={{ htmlInput: { maxLength: MAIL_TEXT_LIMITS.body } }}
            />
            <PlaceholderHelp />
          </Box>
          <MailPreview text={text} applicationId={exampleId} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button
          color="secondary"
          disabled={isSending}
          onClick={() => {
            discard();
            onClose();
          }}
        >
          {t('Cancel')}
        </Button>
        <Button
          form={`${id}-form`}
          type="submit"
          variant="contained"
          disabled={!list.data || !isComplete(text)}
          loading={isSending}
        >
          {t('Send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function describeTelling({ tells_status }: MailTemplate): string | undefined {
  if (!tells_status) return undefined;
  return t('Only for applicants who are %{status}. They then count as told.', {
    status: describeStatus(tells_status).label,
  });
}
