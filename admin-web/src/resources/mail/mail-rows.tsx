import { Box, Typography } from '@mui/material';
import type { Mail } from '@smash/contract/client';
import { RecordContextProvider } from 'react-admin';
import { ListRow, ListRows } from '../../components/list-rows';
import { TextLink } from '../../components/text-link';
import { MailStatus } from './mail-status';
import { RetryMailButton } from './retry-mail-button';
import { t } from '../../i18n/t';
import { formatDateTime } from '../../i18n/format';

/** The mails in the server's order: those that were given up first. */
export function MailRows({ mails }: { mails: Mail[] }) {
  return (
    <ListRows label={t('Emails')}>
      {mails.map((mail) => (
        <RecordContextProvider key={mail.id} value={mail}>
          <MailRow mail={mail} />
        </RecordContextProvider>
      ))}
    </ListRows>
  );
}

function MailRow({ mail }: { mail: Mail }) {
  const { recipient, subject, status, created_at, application_id } = mail;
  return (
    <ListRow columns={{ xs: '1fr auto', md: 'minmax(0, 5fr) 140px minmax(0, 3fr) 120px' }}>
      <Box sx={{ minWidth: 0, order: { xs: 0 } }}>
        <Typography variant="body1" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {application_id ? (
            <TextLink to={`/applications/${application_id}/show`}>{subject}</TextLink>
          ) : (
            subject
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('To %{recipient}', { recipient })}
        </Typography>
      </Box>
      <Box sx={{ justifySelf: { xs: 'end', md: 'start' } }}>
        <MailStatus status={status} />
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0 }}>
        <Typography variant="body2">{formatDateTime(created_at)}</Typography>
        <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {describeDelivery(mail)}
        </Typography>
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, justifySelf: { md: 'end' } }}>
        {status === 'failed' && <RetryMailButton />}
      </Box>
    </ListRow>
  );
}

/** The state of the delivery, in a few words. */
function describeDelivery({ status, attempts, last_error, next_attempt_at, sent_at }: Mail): string {
  if (status === 'sent')
    return sent_at ? t('Taken by your mail server %{time}', { time: formatDateTime(sent_at) }) : '';
  const tries = t('1 attempt |||| %{smart_count} attempts', { smart_count: attempts });
  const parts = [attempts > 0 && tries, last_error];
  if (status === 'queued' && next_attempt_at)
    parts.push(t('next attempt %{time}', { time: formatDateTime(next_attempt_at) }));
  return parts.filter(Boolean).join(', ');
}
