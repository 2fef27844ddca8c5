import { APPLICATION_STATUS_LABELS, channelLabel } from '@smash/contract';
import type { ApplicationDto } from '../list/application.dto.js';
import { type Cell, csvLine, digitsAsText, lagosMoment } from '../../../platform/csv/csv.js';

/** A column of the table, and its value for an application. */
export type CsvColumn = [heading: string, value: (application: ApplicationDto) => Cell];

/**
 * Columns of every table; those of answers follow. Times are in Lagos time. An import proposes columns by these headings,
 * and the first that names the job is its title: another installation may have another job of the same id.
 */
export const COLUMNS: readonly CsvColumn[] = [
  ['Reference', ({ reference }) => reference],
  ['Job', ({ job_title }) => job_title],
  ['Status', ({ status }) => APPLICATION_STATUS_LABELS[status]],
  ['Applied (Lagos)', ({ applied_at }) => lagosMoment(applied_at)],
  ['First reviewed (Lagos)', ({ first_reviewed_at }) => lagosMoment(first_reviewed_at)],
  ['First name', ({ first_name }) => first_name],
  ['Middle name', ({ middle_name }) => middle_name],
  ['Last name', ({ last_name }) => last_name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => digitsAsText(phone)],
  ['Date of birth', ({ dob }) => dob],
  ['State of origin', ({ state_of_origin }) => state_of_origin],
  ['State of residence', ({ state_of_resident }) => state_of_resident],
  ['Address', ({ address }) => address],
  ['Portfolio', ({ portfolio_url }) => portfolio_url],
  ['LinkedIn', ({ social_link_url }) => social_link_url],
  ['CV', ({ cv_filename }) => cv_filename],
  ['Cover letter', ({ cover_letter, cover_letter_kind: kind }) => (kind === 'text' ? cover_letter : '')],
  ['Stage', ({ stage }) => digitsAsText(stage?.name ?? '')],
  ['Notes', ({ notes_count }) => notes_count],
  ['Rating', ({ rating }) => rating],
  ['Ratings', ({ ratings_count }) => ratings_count],
  ['Tags', ({ tags }) => digitsAsText(tags.map(({ name }) => name).join(', '))],
  ['Assignee', ({ assignee }) => assignee?.name ?? ''],
  ['Person', ({ person_id }) => person_id],
  ['Repeated application', ({ repeat_of }) => (repeat_of === null ? '' : 'Yes')],
  ['Channel', ({ channel }) => channel && channelLabel(channel)],
  ['Talent pool until (Lagos)', ({ talent_pool_until }) => lagosMoment(talent_pool_until)],
  ['Withdrawn (Lagos)', ({ withdrawn_at }) => lagosMoment(withdrawn_at)],
  ['Replaced', ({ is_replaced }) => (is_replaced ? 'Yes' : '')],
  ['Job id', ({ job_id }) => job_id],
  ['Cover letter file', ({ cover_letter, cover_letter_kind: kind }) => (kind === 'file' ? cover_letter : '')],
];

export const headingsToCsv = (columns: readonly CsvColumn[]): string =>
  csvLine(columns.map(([heading]) => heading));

export function applicationToCsv(application: ApplicationDto, columns: readonly CsvColumn[]): string {
  return csvLine(columns.map(([, value]) => value(application)));
}
