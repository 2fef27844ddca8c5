import { APPLICATION_STATUS_LABELS, APPLICATION_STATUSES, brandName, WAITING_DAYS } from '@smash/contract';
import { ListFilters } from '../../../../components/filters/list-filters';
import { MoreFilters } from '../../../../components/filters/more-filters';
import { SearchFilter } from '../../../../components/filters/search-filter';
import { StatusFilter } from '../../../../components/filters/status-filter';
import { ColumnFilter } from '../../../../components/filters/column-filter';
import { isLimited, ownBrands } from '../../../../providers/session';
import { AssigneeFilter } from '../../assignees/assignee-filter';
import { ManageTagsButton } from '../../tags/manage/lazy-tag-manager';
import { TagFilter } from '../../tags/tag-filter';
import { ChannelFilter } from './channel-filter';
import { DateFilter } from './date-filter';
import { JobFilter } from './job-filter';
import { RATING_CHOICES } from './rating-choices';
import { StageFilter } from './stage-filter';
import { WithdrawalFilter } from './withdrawal-filter';
import { useIsNarrow } from '../../../../components/use-is-narrow';
import { t } from '../../../../i18n/t';
import { tContract } from '../../../../i18n/t-contract';

const STATUSES = APPLICATION_STATUSES.map((value) => ({ value, label: t(APPLICATION_STATUS_LABELS[value]) }));

/**
 * Names of the filters in the address: those beside the search, which a phone folds away too, and those under "More
 * filters".
 */
const QUICK = ['status', 'date'];
const MORE = [
  'job_id',
  'brand',
  'assignee_id',
  'mentioned',
  'tag',
  'stage',
  'waiting_days',
  'cv',
  'withdrawn',
  'told',
  'talent_pool',
  'channel',
  'rating_min',
  'applied_before',
];
const WAITING = [
  { value: String(WAITING_DAYS), label: t('Longer than %{days} days', { days: WAITING_DAYS }) },
];
/** Whether an email tells the applicant of the decision; both choices show decided applications only. */
const TOLD = [
  { value: 'no', label: t('Not yet told') },
  { value: 'yes', label: t('Told') },
];
/** Whether the person had applied for the same job before. */
const APPLIED_BEFORE = [
  { value: 'yes', label: t('Applied before') },
  { value: 'no', label: t('Not applied before') },
];
const TALENT_POOL = [{ value: 'yes', label: t('In the talent pool') }];

const MENTIONED = [
  { value: 'unread', label: t('Unread mentions') },
  { value: 'all', label: t('Mentions of you') },
];

export function ApplicationFilters({ hasJobs }: { hasJobs: boolean }) {
  const isPhone = useIsNarrow();
  const ofBrands = ownBrands().map((value) => ({ value, label: tContract(brandName(value)) }));
  const quick = (
    <>
      <StatusFilter choices={STATUSES} />
      <DateFilter />
    </>
  );
  return (
    <ListFilters searchLabel={t('Search by name or email')} isFolded>
      {!isPhone && quick}
      <MoreFilters names={isPhone ? [...QUICK, ...MORE] : MORE} {...(isPhone && { label: t('Filters') })}>
        {isPhone && quick}
        {hasJobs && <JobFilter />}
        {hasJobs && ofBrands.length > 1 && (
          <ColumnFilter source="brand" name={t('Filter by brand')} all={t('All brands')} choices={ofBrands} />
        )}
        <StageFilter />
        <AssigneeFilter />
        <ColumnFilter
          source="mentioned"
          name={t('Filter by mentions')}
          all={t('Any mentions')}
          allValue="any"
          choices={MENTIONED}
        />
        <TagFilter />
        {!isLimited() && <ManageTagsButton />}
        <ColumnFilter
          source="waiting_days"
          name={t('Filter by how long they wait')}
          all={t('Any waiting time')}
          choices={WAITING}
        />
        <ColumnFilter
          source="rating_min"
          name={t('Filter by rating')}
          all={t('Any rating')}
          choices={RATING_CHOICES}
        />
        <SearchFilter name="cv" label={t('Words in the CV')} />
        <WithdrawalFilter />
        <ColumnFilter
          source="told"
          name={t('Filter by whether the applicant was told')}
          all={t('Any decision email')}
          choices={TOLD}
        />
        <ColumnFilter
          source="talent_pool"
          name={t('Filter by talent pool')}
          all={t('In the talent pool or not')}
          choices={TALENT_POOL}
        />
        <ChannelFilter />
        <ColumnFilter
          source="applied_before"
          name={t('Filter by whether they applied for the job before')}
          all={t('Applied before or not')}
          choices={APPLIED_BEFORE}
        />
      </MoreFilters>
    </ListFilters>
  );
}
