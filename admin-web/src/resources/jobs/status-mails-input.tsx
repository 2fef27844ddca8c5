import { Box, Typography } from '@mui/material';
import {
  APPLICATION_STATUS_LABELS,
  STATUS_MAIL_DELAY,
  type StatusMail,
  STATUSES_MAILED,
} from '@smash/contract';
import type { MailTemplate } from '@smash/contract/client';
import {
  ArrayInput,
  FormDataConsumer,
  maxValue,
  minValue,
  NumberInput,
  SelectInput,
  SimpleFormIterator,
  useGetList,
} from 'react-admin';
import { filled } from '../../components/editing/filled';

const STATUS_CHOICES = STATUSES_MAILED.map((status) => ({
  id: status,
  name: APPLICATION_STATUS_LABELS[status],
}));
const HOURS = `Please enter ${STATUS_MAIL_DELAY.least} to ${STATUS_MAIL_DELAY.most} hours`;
const IN_RANGE = [filled, minValue(STATUS_MAIL_DELAY.least, HOURS), maxValue(STATUS_MAIL_DELAY.most, HOURS)];

/** What this job tells applicants of by itself: nothing, unless somebody adds it. */
export function StatusMailsInput() {
  return (
    <Box
      component="section"
      aria-labelledby="status-mails-heading"
      sx={{ gridColumn: '1 / -1', mb: 2, minWidth: 0 }}
    >
      <Typography id="status-mails-heading" variant="h4" component="h3">
        Emails about the status
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Sent by themselves when an application has kept a status for so many hours. If it changes before,
        nothing is sent. The page after applying promises a decision by email only if Accepted and Rejected
        are both here.
      </Typography>
      <ArrayInput source="status_mails" label={false}>
        <SimpleFormIterator inline disableReordering disableClear>
          <SelectInput source="status" label="Status" choices={STATUS_CHOICES} validate={filled} />
          <FormDataConsumer>
            {({ scopedFormData }) => (
              <TemplateInput status={(scopedFormData as Partial<StatusMail> | undefined)?.status} />
            )}
          </FormDataConsumer>
          <NumberInput
            source="delay_hours"
            label="After hours"
            defaultValue={STATUS_MAIL_DELAY.default}
            min={STATUS_MAIL_DELAY.least}
            max={STATUS_MAIL_DELAY.most}
            validate={IN_RANGE}
          />
        </SimpleFormIterator>
      </ArrayInput>
    </Box>
  );
}

/** Those templates that tell of the status. */
function TemplateInput({ status }: { status: StatusMail['status'] | undefined }) {
  const { data = [] } = useGetList<MailTemplate>('mail-templates', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
  });
  return (
    <SelectInput
      source="template_id"
      label="Template"
      emptyText="The first for this status"
      choices={data.filter(({ tells_status }) => tells_status === status)}
    />
  );
}
