import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';

import type { ApplicantMail, Application } from '@smash/contract/client';
import { useRecordContext } from 'react-admin';
import { TitledSection } from '../../../components/details/details-section';
import { ExpandableText } from '../../../components/expandable-text';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { SectionState } from '../section-state';
import { useMailProgress } from './use-mail-progress';
import { APPLICATIONS_KEY } from '../../../providers/application-cache';
import { t } from '../../../i18n/t';
import { formatDateTime } from '../../../i18n/format';

/** The mails to the applicant in context, and what became of each. */
export function MailsSection() {
  const application = useRecordContext<Application>();
  const dataProvider = usePortalDataProvider();
  const id = application?.id ?? '';
  const query = useQuery({
    queryKey: [...APPLICATIONS_KEY, 'mails', id],
    queryFn: () => dataProvider.listApplicantMails(id),
    enabled: id !== '',
  });
  const { data: mails } = query;
  useMailProgress();
  return (
    <TitledSection title={t('Emails')}>
      {mails ? (
        <Box component="ol" sx={{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
          {mails.map((mail) => (
            <MailItem key={mail.id} mail={mail} />
          ))}
        </Box>
      ) : (
        <SectionState failure={t('The emails could not be loaded.')} query={query} />
      )}
      {mails?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('No emails yet.')}
        </Typography>
      )}
    </TitledSection>
  );
}

function MailItem({ mail }: { mail: ApplicantMail }) {
  return (
    <Box component="li">
      {mail.text === null ? (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {mail.subject}
        </Typography>
      ) : (
        <ExpandableText label={mail.subject} text={mail.text} />
      )}
      <Typography variant="caption" color="textSecondary">
        {describeDelivery(mail)}
      </Typography>
    </Box>
  );
}

function describeDelivery({ status, sent_at, next_attempt_at, last_error }: ApplicantMail): string {
  if (status === 'failed') return t('Not delivered: %{reason}', { reason: last_error ?? t('given up') });
  if (sent_at) return t('Sent %{time}', { time: formatDateTime(sent_at) });
  return next_attempt_at
    ? t('Waiting, leaves %{time}', { time: formatDateTime(next_attempt_at) })
    : t('Waiting');
}
