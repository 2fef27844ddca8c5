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

/** The columns (docs/requirements/portal.md#p-22). The first always shows; each other one can be hidden. */
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

/** Those of this list; the rating has a column where all rows have one. */
export const columnsOf = (hasJobColumn: boolean, hasRating = false): ApplicationColumn[] =>
  COLUMNS.flatMap(({ isOfAllJobs = false, isOfRated = false, ...column }) =>
    (hasJobColumn || !isOfAllJobs) && (hasRating || !isOfRated) ? column : [],
  );

/** As react-admin calls a column among the hidden ones. */
export const keyOf = ({ source, label }: ApplicationColumn): string => source ?? label;

/** Where everything that is listed has a rating that the person may see. */
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
