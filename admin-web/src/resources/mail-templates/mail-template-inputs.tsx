import { Box } from '@mui/material';
import { APPLICATION_STATUS_LABELS, APPLICATION_STATUSES, MAIL_TEXT_LIMITS } from '@smash/contract';
import type { Application } from '@smash/contract/client';
import { SelectInput, TextInput, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { atMost, filled } from '../../components/editing/filled';
import { describeUnknown } from '../../components/mail-text/describe-unknown';
import { MailPreview } from '../../components/mail-text/mail-preview';
import { PlaceholderHelp } from '../../components/mail-text/placeholder-help';
import { t } from '../../i18n/t';

const STATUSES = APPLICATION_STATUSES.map((id) => ({ id, name: t(APPLICATION_STATUS_LABELS[id]) }));

/** The text on the left, and beside it the mail as the latest applicant would read it. */
export function MailTemplateInputs() {
  return (
    <Box sx={{ columnGap: 4, display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, rowGap: 2 }}>
      <Box sx={{ alignContent: 'start', display: 'grid', rowGap: 1 }}>
        <TextInput source="name" label={t('Name')} validate={[filled, atMost(MAIL_TEXT_LIMITS.name)]} />
        <SelectInput
          source="tells_status"
          label={t('Tells applicants they are')}
          choices={STATUSES}
          emptyText={t('Nothing about the status')}
          format={(value: string | null) => value ?? ''}
          helperText={t('Only applicants with this status get it, and then they count as told.')}
        />
        <TextInput
          source="subject"
          label={t('Subject')}
          validate={[filled, atMost(MAIL_TEXT_LIMITS.subject), describeUnknown]}
        />
        <TextInput
          source="body"
          label={t('Text')}
          multiline
          minRows={10}
          maxRows={24}
          validate={[filled, atMost(MAIL_TEXT_LIMITS.body), describeUnknown]}
        />
        <PlaceholderHelp />
      </Box>
      <LivePreview />
    </Box>
  );
}

function LivePreview() {
  const [subject, body] = useWatch({ name: ['subject', 'body'] }) as (string | null | undefined)[];
  const { data } = useGetList<Application>('applications', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'applied_at', order: 'DESC' },
  });
  return <MailPreview text={{ subject: subject ?? '', body: body ?? '' }} applicationId={data?.[0]?.id} />;
}
