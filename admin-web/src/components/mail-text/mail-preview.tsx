import { Alert, Box, Typography } from '@mui/material';
import type { MailText } from '../../providers/calls/correspondence';
import { useMailPreview } from './use-mail-preview';
import { t } from '../../i18n/t';

interface MailPreviewProps {
  text: MailText;
  /** Application whose applicant gets the mail; without one, examples stand in. */
  applicationId?: string;
}

/** What the applicant will read, beside what is typed. */
export function MailPreview({ text, applicationId }: MailPreviewProps) {
  const { data: mail, error } = useMailPreview(text, applicationId);
  return (
    <Box component="section" aria-label={t('Preview')} sx={{ minWidth: 0 }}>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 0.5 }}>
        {mail?.recipient
          ? t('Preview for %{recipient}', { recipient: mail.recipient })
          : t('Preview with examples')}
      </Typography>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, mb: 1.5, overflowWrap: 'anywhere' }}>
          {mail?.subject ?? '…'}
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {error ? t('The preview could not be loaded.') : mail?.text}
        </Typography>
      </Box>
      {mail?.has_all_values === false && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t("This applicant doesn't have the interview that the text names, so no email would be sent.")}
        </Alert>
      )}
      {mail && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
          {t('Replies go to %{address}', { address: mail.reply_to })}
        </Typography>
      )}
    </Box>
  );
}
