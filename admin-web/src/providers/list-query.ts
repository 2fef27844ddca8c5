import {
  APPLICATION_STATUSES,
  APPLIED_PERIODS,
  ASSIGNED_TO_ME,
  ASSIGNED_TO_NOBODY,
  BRANDS,
  LARGEST_PAGE,
  MENTION_FILTERS,
  NO_STAGE,
  readChannel,
  REPEAT_FILTERS,
  SCORES,
  TALENT_POOL_FILTERS,
  TOLD_FILTERS,
  WITHDRAWAL_FILTERS,
} from '@smash/contract';
import type { GetListParams, SortPayload } from 'react-admin';
import { formatNumber } from '../i18n/format';

/** Query parameters that every list of the API understands (docs/requirements/api.md#a-17). */
export interface ListQuery<Sort extends string> {
  page: number;
  per_page: number;
  sort?: Sort;
  order?: 'asc' | 'desc';
  search?: string;
  ids?: string[];
}

/** Page, order and search as the API names them; a blank search is left out. */
export function toListQuery<Sort extends string>(
  params: GetListParams,
  sortable: readonly Sort[],
): ListQuery<Sort> {
  const { page, perPage } = params.pagination ?? { page: 1, perPage: LARGEST_PAGE };
  return {
    page,
    per_page: Math.min(perPage, LARGEST_PAGE),
    ...toSort(params.sort, sortable),
    ...toSearch(filterOf(params)),
    ...toIds(filterOf(params)),
  };
}

/** As toListQuery, for records whose ids are numbers. */
export function toNumberedQuery<Sort extends string>(
  params: GetListParams,
  sortable: readonly Sort[],
): Omit<ListQuery<Sort>, 'ids'> & { ids?: number[] } {
  const { ids, ...query } = toListQuery(params, sortable);
  return { ...query, ...(ids && { ids: ids.map(Number) }) };
}

function toIds({ ids }: Record<string, unknown>): { ids?: string[] } {
  return Array.isArray(ids) ? { ids: ids.map(String) } : {};
}

/** The order as the API names it; one that the API does not have is left out. */
export function toSort<Sort extends string>(
  sort: SortPayload | undefined,
  sortable: readonly Sort[],
): Pick<ListQuery<Sort>, 'sort' | 'order'> {
  const field = oneOf(sortable, sort?.field);
  return field && sort ? { sort: field, order: sort.order === 'ASC' ? 'asc' : 'desc' } : {};
}

/** The search of a filter; a blank one is left out. */
export const toSearch = (filter: Record<string, unknown>): { search?: string } => toText(filter, 'search');

function toText<Name extends string>(
  filter: Record<string, unknown>,
  name: Name,
): { [name in Name]?: string } {
  const text = filter[name];
  return (typeof text === 'string' && text.trim() !== '' ? { [name]: text.trim() } : {}) as {
    [name in Name]?: string;
  };
}

/** The filter of a list request; react-admin leaves its type open. */
export function filterOf(params: GetListParams): Record<string, unknown> {
  return (params.filter ?? {}) as Record<string, unknown>;
}

/** The value if it is one of the choices. Filters come from the address bar, so anything may be in them. */
export function oneOf<Choice extends string>(choices: readonly Choice[], value: unknown): Choice | undefined {
  return choices.find((choice) => choice === value);
}

/**
 * The filters of the applications list as the API names them; values that filter nothing are left out, such as the
 * order "latest", which is no period.
 */
export function toApplicationFilter(filter: Record<string, unknown> = {}) {
  return {
    status: oneOf(APPLICATION_STATUSES, filter['status']),
    brand: oneOf(BRANDS, filter['brand']),
    applied: oneOf(APPLIED_PERIODS, filter['date']),
    withdrawn: toWithdrawal(filter),
    told: oneOf(TOLD_FILTERS, filter['told']),
    talent_pool: oneOf(TALENT_POOL_FILTERS, filter['talent_pool']),
    applied_before: oneOf(REPEAT_FILTERS, filter['applied_before']),
    since: toInstant(filter['since']),
    new_since: toInstant(filter['new_since']),
    waiting_days: toNumber(filter['waiting_days']),
    rating_min: toRating(filter['rating_min']),
    mentioned: oneOf(MENTION_FILTERS, filter['mentioned']),
    ...toAssignee(filter['assignee_id']),
    ...toTag(filter['tag']),
    channel: readChannel(filter['channel']) ?? undefined,
    ...toText(filter, 'cv'),
    ...toStage(filter),
  };
}

const ACCOUNT_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function toAssignee(value: unknown): { assignee_id?: string } {
  const isOne = value === ASSIGNED_TO_ME || value === ASSIGNED_TO_NOBODY || ACCOUNT_ID.test(String(value));
  return isOne ? { assignee_id: String(value) } : {};
}

function toTag(value: unknown): { tag?: number[] } {
  const id = toNumber(value);
  return id === undefined ? {} : { tag: [id] };
}

/** The lowest rating to show, a score. */
function toRating(value: unknown): number | undefined {
  return SCORES.find((score) => String(score) === String(value));
}

/** As toApplicationFilter, with search and job: for actions on all applications that match. */
export function toChosenFilter(filter: Record<string, unknown>, always: Record<string, unknown> = {}) {
  const all = { ...filter, ...always };
  return { ...toApplicationFilter(all), ...toSearch(all), job_id: toNumber(all['job_id']) };
}

/** Withdrawn applications have left the queues: they are listed only when a filter or their ids ask for them. */
function toWithdrawal({ withdrawn: value, ids }: Record<string, unknown>) {
  return value === 'all' || ids !== undefined ? undefined : (oneOf(WITHDRAWAL_FILTERS, value) ?? 'no');
}

/** A whole number from 1, as read from the address. */
export function toNumber(value: unknown): number | undefined {
  return /^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined;
}

function toInstant(value: unknown): string | undefined {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined;
}

/** The stage of a job; an id means nothing without its job. */
function toStage({ stage, job_id }: Record<string, unknown>): { stage?: string } {
  if (typeof stage !== 'string' || stage === '') return {};
  return stage === NO_STAGE || job_id !== undefined ? { stage } : {};
}

/** The filter by place: "national", or the number of a zone. */
export function toPlaceFilter(filter: Record<string, unknown>): { zone_id?: number; scope?: 'national' } {
  const { zone } = filter;
  if (zone === 'national') return { scope: zone };
  const id = toNumber(zone);
  return id === undefined ? {} : { zone_id: id };
}

/** The number of rows in all, from the headers of a list response. */
export function readTotal(headers: Headers, rows: number): { total: number; isTotalCapped: boolean } {
  const counted = Number(headers.get('X-Total-Count') ?? Number.NaN);
  return {
    total: Number.isInteger(counted) ? counted : rows,
    isTotalCapped: headers.get('X-Total-Count-Capped') === 'true',
  };
}

/** A count for people: "1,204", or "10,000+" where the server stopped counting. */
export function formatTotal(total: number, isTotalCapped: boolean): string {
  return `${formatNumber(total)}${isTotalCapped ? '+' : ''}`;
}
