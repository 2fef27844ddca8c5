import { Injectable } from '@nestjs/common';
import {
  endOfLagosDay,
  foldForSearch,
  type InterviewState,
  LARGEST_PAGE,
  startOfLagosDay,
} from '@smash/contract';
import { DataSource } from 'typeorm';
import { COUNT_LIMIT, type CountedPage, countedPage } from '../../../platform/http/counted-page.js';
import { foldedSql, likePatterns } from '../../../platform/http/like-pattern.js';
import { searchedApplicants } from '../../applications/index.js';
import { InterviewNotFoundException } from '../interviews.errors.js';
import type { InterviewDto, ListInterviewsQueryDto } from './interview.dto.js';
import {
  findInterview,
  findTimes,
  INTERVIEW_COLUMNS,
  type InterviewRow,
  INTERVIEWS,
  STATE,
  toInterviewDto,
  WAITS_FOR_TIMES,
} from './interview-rows.js';

/** Interviews as administrators see them. */
@Injectable()
export class InterviewsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Earliest first, interviews without a time at the end; 200 a page by default. */
  async list(query: ListInterviewsQueryDto): Promise<CountedPage<InterviewDto>> {
    const { page = 1, per_page = LARGEST_PAGE } = query;
    const { where, parameters } = conditionsOf(query);
    const [rows, [counted]] = await Promise.all([
      this.dataSource.query<InterviewRow[]>(
        `SELECT ${INTERVIEW_COLUMNS} FROM ${INTERVIEWS} WHERE ${where}
         ORDER BY ${orderOf(query)}
         LIMIT ${per_page} OFFSET ${(page - 1) * per_page}`,
        parameters,
      ),
      // Counted separately: a page past the last one has no rows to carry the count.
      this.dataSource.query<{ count: number }[]>(
        `SELECT count(*)::int AS count FROM (SELECT FROM ${INTERVIEWS} WHERE ${where} LIMIT ${COUNT_LIMIT + 1}) counted`,
        parameters,
      ),
    ]);
    const times = await findTimes(
      this.dataSource.manager,
      rows.map(({ id }) => id),
    );
    const items = rows.map((row) => toInterviewDto(row, times.get(row.id) ?? []));
    return countedPage(items, counted?.count ?? 0);
  }

  async get(id: string): Promise<InterviewDto> {
    const row = await findInterview(this.dataSource.manager, id);
    if (!row) throw new InterviewNotFoundException();
    const times = await findTimes(this.dataSource.manager, [id]);
    return toInterviewDto(row, times.get(id) ?? []);
  }
}

const hasSlot = (state: InterviewState) => state === 'booked' || state === 'done';

/** Only booked interviews have a time: the others come in the order of their ids, without being sorted. */
function orderOf({ state, order = 'asc' }: ListInterviewsQueryDto): string {
  if (state && !hasSlot(state)) return 'i.id';
  return `s.starts_at ${order === 'asc' ? 'ASC' : 'DESC'} NULLS LAST, i.id`;
}

const SEARCHED = foldedSql(`concat_ws(' ', a.first_name, a.last_name, a.reference, a.job_title)`);

function conditionsOf(query: ListInterviewsQueryDto): { where: string; parameters: unknown[] } {
  const conditions = ['true'];
  const parameters: unknown[] = [];
  const add = (condition: (placeholder: string) => string, value: unknown) => {
    parameters.push(value);
    conditions.push(condition(`$${parameters.length}`));
  };
  if (query.ids) add((p) => `i.id = ANY(${p})`, query.ids);
  if (query.from) add((p) => `s.starts_at >= ${p}`, startOfLagosDay(query.from));
  if (query.to) add((p) => `s.starts_at < ${p}`, endOfLagosDay(query.to));
  if (query.state) {
    // The stored state needs no slot, and PostgreSQL knows how frequent it is.
    add((p) => `i.state = ${p}`, query.state === 'done' ? 'booked' : query.state);
    if (hasSlot(query.state)) add((p) => `${STATE} = ${p}`, query.state);
  }
  if (query.times_left) conditions.push(WAITS_FOR_TIMES);
  if (query.interviewer_id) add((p) => `s.interviewer_id = ${p}`, query.interviewer_id);
  if (query.application_id) add((p) => `i.application_id = ${p}`, query.application_id);
  for (const pattern of likePatterns(foldForSearch(query.search ?? ''))) {
    // An array, so that the shown fields are folded only of the interviews that may have the word.
    add(
      (p) => `i.id = ANY(ARRAY(SELECT id FROM interviews WHERE application_id IN ${searchedApplicants(p)}))
        AND ${SEARCHED} LIKE ${p}`,
      pattern,
    );
  }
  return { where: conditions.join(' AND '), parameters };
}
