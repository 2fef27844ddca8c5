import { Box, Card, Typography } from '@mui/material';
import { DataTable, SelectPageCheckbox, useRecordContext } from 'react-admin';
import { EmailLink, PhoneLink } from '../../../components/contact-links';
import { TextLink } from '../../../components/text-link';
import type { Application } from '@smash/contract/client';
import { ApplicationActions } from './application-actions';
import { AppliedDate } from './applied-date';
import { CandidateLink } from './candidate-link';
import { RowCheckbox } from './selection/row-checkbox';
import { RepeatBadge } from '../people/repeat-badge';
import { TagChips } from '../tags/tag-chips';
import { StatusField } from '../status/status-field';

/** The columns (docs/requirements/portal.md#p-22); with all jobs together there is one more, after the name. */
export function ApplicationTable({ hasJobColumn }: { hasJobColumn: boolean }) {
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <DataTable bulkActionButtons={false} rowClick={false} sx={{ '& td': { fontSize: '0.875rem' } }}>
        <DataTable.Col label={<SelectPageCheckbox />} field={RowCheckbox} sx={{ pr: 0, width: 48 }} />
        <DataTable.Col source="last_name" label="Name" sortByOrder="ASC" field={NameAndTags} />
        {hasJobColumn && <DataTable.Col label="Job" field={JobLink} />}
        <DataTable.Col source="email" label="Email" field={EmailLink} />
        <DataTable.Col label="Phone" field={PhoneLink} />
        <DataTable.Col source="status" label="Status" field={StatusField} />
        <DataTable.Col source="applied_at" label="Applied Date" sortByOrder="DESC" field={AppliedDate} />
        <DataTable.Col label="Actions" align="right" field={ApplicationActions} />
      </DataTable>
    </Card>
  );
}

function NameAndTags() {
  return (
    <Box sx={{ columnGap: 1, display: 'flex', flexWrap: 'wrap' }}>
      <CandidateLink />
      <RepeatBadge />
      <TagChips />
    </Box>
  );
}

function JobLink() {
  const application = useRecordContext<Application>();
  if (!application) return null;
  return (
    <Typography variant="body2" sx={{ maxWidth: 220 }} noWrap title={application.job_title}>
      <TextLink to={`/jobs/${application.job_id}/applications`} underline="hover" sx={{ fontWeight: 400 }}>
        {application.job_title}
      </TextLink>
    </Typography>
  );
}
