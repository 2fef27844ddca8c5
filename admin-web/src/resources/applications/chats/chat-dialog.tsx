import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { placeholdersIn, writtenPlaceholder } from '@smash/contract';
import type { Application } from '@smash/contract/client';
import { useId } from 'react';
import { closeUnlessTyped } from '../../../components/close-unless-typed';
import { useAttempt } from '../../../providers/use-attempt';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { fullName } from '../candidate-name';
import { useHistoryRenewal } from '../history/use-history-renewal';
import { TemplateChoice } from '../mails/template-choice';
import { chatAddress, LONGEST_CHAT } from './chat-address';
import { useChatText } from './use-chat-text';
import { t } from '../../../i18n/t';
import { formatNumber } from '../../../i18n/format';

interface ChatDialogProps {
  application: Application;
  /** In E.164. */
  phone: string;
  onClose: () => void;
}

/**
 * A text to begin a chat with, from a template or typed; WhatsApp opens beside the portal, which itself sends nothing.
 */
export function ChatDialog({ application, phone, onClose }: ChatDialogProps) {
  const id = useId();
  const dataProvider = usePortalDataProvider();
  const renewHistory = useHistoryRenewal();
  const { attempt } = useAttempt(() => renewHistory(application.id));
  const { list, template, choose, typed, text, setText, clear, error } = useChatText(application);
  const problem = describeProblem(text);
  const isReady = text.trim() !== '' && problem === undefined;
  const finish = () => {
    clear();
    onClose();
  };
  const record = () => {
    void attempt(() => dataProvider.recordChat(application.id), {
      failure: t("WhatsApp was opened, but it couldn't be added to the history"),
    });
    finish();
  };
  return (
    <Dialog
      open
      onClose={closeUnlessTyped(typed !== undefined, onClose)}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={id}>{t('WhatsApp to %{name}', { name: fullName(application) })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: '12px !important' }}>
        <TemplateChoice list={list} template={template} onChoose={choose} />
        {error && (
          <Alert severity="error">{t('The template could not be filled in. Please choose it again.')}</Alert>
        )}
        <TextField
          label={t('Text')}
          multiline
          minRows={6}
          maxRows={16}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={problem !== undefined}
          helperText={
            problem ?? t('To %{phone}. You can change the text in WhatsApp before you send it.', { phone })
          }
        />
        <Typography variant="body2" color="textSecondary">
          {t('What you send stays with WhatsApp, also after the application is erased.')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={finish}>
          {t('Cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!isReady}
          {...(isReady && {
            component: 'a',
            href: chatAddress(phone, text),
            target: '_blank',
            rel: 'noopener noreferrer',
            onClick: record,
          })}
        >
          {t('Open WhatsApp')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function describeProblem(text: string): string | undefined {
  const left = placeholdersIn(text).map(writtenPlaceholder);
  if (left.length > 0)
    return t('Nothing is known for %{left}. Please write it yourself.', { left: left.join(', ') });
  if (text.length > LONGEST_CHAT)
    return t('Please write at most %{count} characters.', {
      count: formatNumber(LONGEST_CHAT),
    });
  return undefined;
}
