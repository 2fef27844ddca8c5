import { Box, Card, Typography } from '@mui/material';
import { RecordContextProvider, useListContext, useRecordContext } from 'react-admin';
import { EmailLink, PhoneLink } from '../../../components/contact-links';
import type { Application } from '@smash/contract/client';
import { ApplicationActions } from './application-actions';
import { AppliedDate } from './applied-date';
import { CandidateLink } from './candidate-link';
import { CardCheckbox, PageCheckbox } from './selection/card-checkbox';
import { RepeatBadge } from '../people/repeat-badge';
import { TagChips } from '../tags/tag-chips';
import { StatusField } from '../status/status-field';

/** The table's rows on a phone: one card an application. */
export function ApplicationCards({ hasJob }: { hasJob: boolean }) {
  const { data = [] } = useListContext<Application>();
  return (
    <>
      <PageCheckbox />
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 1.25,
          gridTemplateColumns: { sm: '1fr 1fr' },
          listStyle: 'none',
          m: 0,
          p: 0,
        }}
      >
        {data.map((application) => (
          <RecordContextProvider key={application.id} value={application}>
            <ApplicationCard hasJob={hasJob} />
          </RecordContextProvider>
        ))}
      </Box>
    </>
  );
}

function ApplicationCard({ hasJob }: { hasJob: boolean }) {
  const application = useRecordContext<Application>();
  return (
    <Card component="li" sx={{ display: 'grid', gap: 0.75, p: 2 }}>
      <Box sx={{ alignItems: 'start', display: 'flex', gap: 1, justifyContent: 'space-between' }}>
        <CardCheckbox />
        <Typography component="h3" variant="body1" sx={{ flex: 1, minWidth: 0 }}>
          <CandidateLink />
        </Typography>
        <StatusField />
      </Box>
      <Box component="span" sx={{ '&:empty': { display: 'none' } }}>
        <RepeatBadge />
      </Box>
      <TagChips />
      {hasJob && <Typography variant="body2">{application?.job_title}</Typography>}
      <Box sx={{ display: 'grid', fontSize: '0.875rem', gap: 0.5, justifyItems: 'start' }}>
        <EmailLink />
        <PhoneLink />
      </Box>
      <Box sx={{ alignItems: 'center', display: 'flex', justifyContent: 'space-between' }}>
        <Typography variant="caption" color="textSecondary">
          Applied <AppliedDate />
        </Typography>
        <ApplicationActions />
      </Box>
    </Card>
  );
}
