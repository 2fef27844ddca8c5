import { Box, Card, Typography } from '@mui/material';
import { RecordContextProvider, useListContext, useRecordContext } from 'react-admin';
import { CallButton, EmailLink } from '../../../components/contact-links';
import type { Application } from '@smash/contract/client';
import { ApplicationActions } from './application-actions';
import { AppliedDate } from './applied-date';
import { CandidateLink } from './candidate-link';
import { CardCheckbox, PageCheckbox } from './selection/card-checkbox';
import { RatingMark } from '../scorecards/rating-mark';
import { RowMarks } from '../marks/row-marks';
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
          gap: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
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

/** Three lines, so that a phone shows five. */
function ApplicationCard({ hasJob }: { hasJob: boolean }) {
  const application = useRecordContext<Application>();
  return (
    <Card
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', pl: 1.5, pr: 1, py: 0.75 }}
    >
      <Box sx={{ alignItems: 'start', columnGap: 0.5, display: 'flex', flexWrap: 'wrap' }}>
        <CardCheckbox />
        <Typography
          component="h3"
          variant="body2"
          sx={{
            flex: '1 1 7rem',
            minWidth: 0,
            py: 0.25,
            '& a': { display: 'inline-block', lineHeight: '24px' },
          }}
        >
          <CandidateLink />
        </Typography>
        {/* Below the name where its badges leave the name too little room. */}
        <Box sx={{ ml: 'auto' }}>
          <StatusField />
        </Box>
      </Box>
      <Box
        sx={{
          alignItems: 'center',
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          '&:empty': { display: 'none' },
        }}
      >
        <RepeatBadge />
        <TagChips />
        <RatingMark />
        <RowMarks />
      </Box>
      <Box sx={{ fontSize: '0.8125rem', '& a': { lineHeight: '24px', maxWidth: '100%' } }}>
        <EmailLink isOneLine />
      </Box>
      <Box sx={{ alignItems: 'center', columnGap: 1, display: 'flex' }}>
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ display: 'flex', flex: 1, gap: 0.75, minWidth: 0 }}
        >
          {hasJob && (
            <Typography component="span" variant="inherit" noWrap title={application?.job_title}>
              {application?.job_title}
            </Typography>
          )}
          <AppliedDate isShort={hasJob} />
        </Typography>
        <Box sx={{ display: 'flex', '& .MuiIconButton-root': { p: 0.5 } }}>
          <CallButton />
          <ApplicationActions />
        </Box>
      </Box>
    </Card>
  );
}
