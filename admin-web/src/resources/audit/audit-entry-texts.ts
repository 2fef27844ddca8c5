import { APPLICATION_STATUS_LABELS, PERMISSIONS, ROLE_LABELS, UNKNOWN_ACCOUNT } from '@smash/contract';
import type { AuditEntry } from '@smash/contract/client';
import { t } from '../../i18n/t';
import { tContract } from '../../i18n/t-contract';

type Thing = AuditEntry['object'];

/** Screen of each type of thing. Accounts have no page of their own. */
const ADDRESSES: Partial<Record<Thing['type'], (id: string) => string>> = {
  activity: (id) => `/activities/${id}`,
  application: (id) => `/applications/${id}/show`,
  job: (id) => `/jobs/${id}`,
  member: (id) => `/members/${id}/show`,
  message: (id) => `/messages/${id}`,
  purchase: (id) => `/purchases/${id}/show`,
  zone: (id) => `/zones/${id}`,
};

/** The screen of a thing, if it still exists. */
export const addressOfThing = ({ type, id, is_there }: Thing): string | undefined =>
  is_there ? ADDRESSES[type]?.(id) : undefined;

/** Whether a link to all entries about the thing makes sense. */
export const hasEntriesOfItsOwn = ({ object: { type, id } }: AuditEntry): boolean =>
  (type in ADDRESSES || type === 'account' || type === 'setting') && id !== UNKNOWN_ACCOUNT;

const REASONS: Partial<Record<string, string>> = {
  password: t('wrong password'),
  pending: t('right password; the account waits for approval'),
  suspended: t('right password; the account is suspended'),
  owner_named: t('another account of this name became the owner'),
  address_confirmed: t('somebody else confirmed this address'),
};

/** Data that the sentence itself contains. */
const IN_THE_SENTENCE = ['count', 'from', 'kept', 'kind', 'left', 'status', 'to', 'units'];

/** Ids for programs, and for people who compare logs; not shown. */
const NUMBERS = ['assignee_id', 'digest', 'endpoint_id', 'import', 'mail_id', 'note_id', 'slot', 'tag_id'];

type Labels = Partial<Record<string, string>>;

const permissionOf = (name: string) => tContract((PERMISSIONS as Labels)[name] ?? name);

const WORDS: Partial<Record<string, (value: string) => string>> = {
  reason: (reason) => REASONS[reason] ?? reason,
  device: (device) => device,
  network: (network) => t('from %{network}', { network }),
  job_id: (id) => t('job %{id}', { id }),
  copy_of: (id) => t('copy of job %{id}', { id }),
  filters: (names) => t('filtered by %{names}', { names }),
  for: (permission) => t('to %{permission}', { permission: permissionOf(permission) }),
  role: (role) => t('role: %{role}', { role: tContract((ROLE_LABELS as Labels)[role] ?? role) }),
  scopes: (names) =>
    t('may: %{permissions}', { permissions: names.split(', ').map(permissionOf).join('; ') }),
  brands: (names) => (names === 'all' ? t('jobs of all brands') : t('jobs of %{names}', { names })),
  by: (by) => (by === 'mailed_link' ? t('by a link in an email') : ''),
  tells: (status) =>
    t('tells of the status %{status}', {
      status: tContract((APPLICATION_STATUS_LABELS as Labels)[status] ?? status),
    }),
  names_interview: () => t('names the interview'),
  rows: (rows) => t('%{smart_count} row |||| %{smart_count} rows', { smart_count: Number(rows) }),
  files: (files) => t('%{smart_count} file |||| %{smart_count} files', { smart_count: Number(files) }),
  times: (times) => t('%{smart_count} time |||| %{smart_count} times', { smart_count: Number(times) }),
  receipt_number: (number) => t('receipt %{number}', { number }),
  provider_transaction: (id) => t('transaction %{id} at the payment provider', { id }),
  paid: (sum) => t('paid: %{sum}', { sum }),
  certificate_id: (id) => t('certificate %{id}', { id }),
  undo: () => t('taken back'),
  first_seal: (number) => t('from seal %{number} on', { number }),
  deliveries: (number) => t('events: %{number}', { number }),
  address: () => t('their email address was not confirmed'),
};

/** The data of an entry beyond its sentence: "Chrome on Windows, from 192.0.2.0/24". */
export function describeDetails({ data }: Pick<AuditEntry, 'data'>): string {
  return Object.entries(data)
    .filter(([key]) => !IN_THE_SENTENCE.includes(key) && !NUMBERS.includes(key))
    .map(([key, value]) => WORDS[key]?.(value) ?? `${key.replaceAll('_', ' ')} ${value}`)
    .filter((words) => words !== '')
    .join(', ');
}
