import AddIcon from '@mui/icons-material/AddOutlined';
import { Box, Button } from '@mui/material';
import {
  APPLICATION_MESSAGES,
  APPLICATION_STATUS_LABELS,
  STATUS_MAIL_DELAY,
  type StatusMail,
  STATUSES_MAILED,
} from '@smash/contract';
import type { MailTemplate } from '@smash/contract/client';
import { maxValue, minValue, required, SelectInput, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { filled } from '../../components/editing/filled';
import { WholeNumberInput } from '../../components/editing/whole-number-input';
import { RemoveEntry } from '../../components/ordered-list/entry-actions';
import { ListNotes } from '../../components/ordered-list/list-notes';
import { ListSection } from '../../components/ordered-list/list-section';
import { useOrderedList } from '../../components/ordered-list/use-ordered-list';
import { t } from '../../i18n/t';

type StatusMailValues = Partial<StatusMail>;

const STATUS_CHOICES = STATUSES_MAILED.map((status) => ({
  id: status,
  name: t(APPLICATION_STATUS_LABELS[status]),
}));
const HOURS = t('Please enter %{least} to %{most} hours', {
  least: STATUS_MAIL_DELAY.least,
  most: STATUS_MAIL_DELAY.most,
});
const IN_RANGE = [
  required(t(APPLICATION_MESSAGES.required)),
  minValue(STATUS_MAIL_DELAY.least, HOURS),
  maxValue(STATUS_MAIL_DELAY.most, HOURS),
];

/** The mails that this job sends by itself about a status: none, unless somebody adds one. */
export function StatusMailsInput() {
  const values = useWatch<Record<string, StatusMailValues[] | undefined>>({ name: 'status_mails' }) ?? [];
  const left = STATUSES_MAILED.filter((status) => !values.some((mail) => mail.status === status));
  const list = useOrderedList<StatusMailValues>({
    name: 'status_mails',
    noun: 'email',
    field: 'status',
    create: () => ({ status: left[0], template_id: null, delay_hours: STATUS_MAIL_DELAY.default }),
  });
  const removedStatus = list.removed?.item.status;
  return (
    <ListSection
      headingId="status-mails-heading"
      title={t('Emails about the status')}
      explanation={t(
        'Sent automatically once an application has had a status for this many hours. If the status changes sooner, nothing is sent. Applicants are promised their decision by email only if both Accepted and Rejected are listed here.',
      )}
    >
      {list.fields.length > 0 && (
        <Box component="ul" sx={{ display: 'grid', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
          {list.fields.map(({ key }, index) => (
            <Box
              key={key}
              component="li"
              aria-label={t('Email %{number}', { number: index + 1 })}
              sx={{
                columnGap: 2,
                display: 'grid',
                gridTemplateColumns: { xs: '1fr auto', sm: '1fr 2fr 120px auto' },
                '& > :nth-of-type(2), & > :nth-of-type(3)': { gridColumn: { xs: 1, sm: 'auto' } },
              }}
            >
              <SelectInput
                source={`status_mails.${index}.status`}
                label={t('Status')}
                choices={STATUS_CHOICES}
                margin="none"
                validate={filled}
              />
              <TemplateInput source={`status_mails.${index}.template_id`} status={values[index]?.status} />
              <WholeNumberInput
                source={`status_mails.${index}.delay_hours`}
                label={t('After hours')}
                margin="none"
                validate={IN_RANGE}
              />
              <Box sx={{ gridColumn: { xs: 2, sm: 'auto' }, gridRow: { xs: 1, sm: 'auto' }, pt: 3.25 }}>
                <RemoveEntry list={list} index={index} />
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <ListNotes
        list={list}
        removedName={
          removedStatus && t('Email about %{status}', { status: t(APPLICATION_STATUS_LABELS[removedStatus]) })
        }
      />
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<AddIcon />}
        disabled={left.length === 0}
        onClick={list.add}
        sx={{ mt: 1.5 }}
      >
        {t('Add email')}
      </Button>
    </ListSection>
  );
}

/** Chooses a template among those that tell of the status. */
function TemplateInput({ source, status }: { source: string; status: StatusMail['status'] | undefined }) {
  const { data = [] } = useGetList<MailTemplate>('mail-templates', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
  });
  return (
    <SelectInput
      source={source}
      label={t('Template')}
      emptyText={t('The first for this status')}
      margin="none"
      choices={data.filter(({ tells_status }) => tells_status === status)}
      slotProps={{ select: { displayEmpty: true } }}
    />
  );
}
