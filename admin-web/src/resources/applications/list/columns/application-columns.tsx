import { Box } from '@mui/material';
import type { ElementType } from 'react';
import { useRecordContext } from 'react-admin';
import { EmailLink, PhoneLink } from '../../../../components/contact-links';
import { TextLink } from '../../../../components/text-link';
import type { Application } from '@smash/contract/client';
import { useListFilters } from '../../../../providers/list-state';
import { RepeatBadge } from '../../people/repeat-badge';
import { RowMarks } from '../../marks/row-marks';
import { RatingMark } from '../../scorecards/rating-mark';
import { StatusField } from '../../status/status-field';
import { TagChips } from '../../tags/tag-chips';
import { ApplicationActions } from '../application-actions';
import { AppliedDate } from '../applied-date';
import { CandidateLink } from '../candidate-link';
import { useTableView } from './use-table-view';
import { t } from '../../../../i18n/t';

export interface ApplicationColumn {
  label: string;
  /** The field that the server sorts by; left out, the column cannot be sorted. */
  source?: string;
  /** The first direction of sorting. */
  sortByOrder?: 'ASC' | 'DESC';
  align?: 'right';
  field: ElementType;
}

/** The columns (docs/requirements/portal.md#p-22). The first is always shown; each of the others can be hidden. */
const COLUMNS: readonly (ApplicationColumn & { isOfAllJobs?: true; isOfRated?: true })[] = [
  { label: t('Name'), source: 'last_name', sortByOrder: 'ASC', field: NameAndTags },
  { label: t('Job'), field: JobLink, isOfAllJobs: true },
  { label: t('Email'), source: 'email', field: Email },
  { label: t('Phone'), field: PhoneLink },
  { label: t('Status'), source: 'status', field: StatusField },
  { label: t('Rating'), source: 'rating', sortByOrder: 'DESC', field: RatingMark, isOfRated: true },
  { label: t('Applied Date'), source: 'applied_at', sortByOrder: 'DESC', field: AppliedDate },
  { label: t('Actions'), align: 'right', field: ApplicationActions },
];

/** The columns of one list; ratings have one only where all rows have a rating. */
export const columnsOf = (hasJobColumn: boolean, hasRating = false): ApplicationColumn[] =>
  COLUMNS.flatMap(({ isOfAllJobs = false, isOfRated = false, ...column }) =>
    (hasJobColumn || !isOfAllJobs) && (hasRating || !isOfRated) ? column : [],
  );

/** The name of a column in react-admin's list of hidden ones. */
export const keyOf = ({ source, label }: ApplicationColumn): string => source ?? label;

/** Whether every row has a rating that the person may see: only a filter by rating ensures that. */
export const hasRatingColumn = (filterValues: Record<string, unknown>): boolean =>
  filterValues['rating_min'] !== undefined;

function NameAndTags() {
  const { filterValues } = useListFilters();
  return (
    <Box sx={{ columnGap: 1, display: 'flex', flexWrap: 'wrap' }}>
      <CandidateLink />
      <RepeatBadge />
      <TagChips />
      {!hasRatingColumn(filterValues) && <RatingMark />}
      <RowMarks />
    </Box>
  );
}

function Email() {
  const { density } = useTableView();
  return <EmailLink isOneLine={density === 'compact'} />;
}

function JobLink() {
  const application = useRecordContext<Application>();
  if (!application) return null;
  return (
    <TextLink
      to={`/jobs/${application.job_id}/applications`}
      title={application.job_title}
      underline="hover"
      noWrap
      sx={{ display: 'block', fontWeight: 400, maxWidth: 220 }}
    >
      {application.job_title}
    </TextLink>
  );
}
