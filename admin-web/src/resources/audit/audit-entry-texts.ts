import { PERMISSIONS, ROLE_LABELS, UNKNOWN_ACCOUNT } from '@smash/contract';
import type { AuditEntry } from '@smash/contract/client';
import { t } from '../../i18n/t';
import { say } from '../../i18n/say';

type Thing = AuditEntry['object'];

/** Where a thing is shown in the portal. Accounts have no page of their own. */
const ADDRESSES: Partial<Record<Thing['type'], (id: string) => string>> = {
  activity: (id) => `/activities/${id}`,
  application: (id) => `/applications/${id}/show`,
  job: (id) => `/jobs/${id}`,
  member: (id) => `/members/${id}/show`,
  message: (id) => `/messages/${id}`,
  purchase: (id) => `/purchases/${id}/show`,
  zone: (id) => `/zones/${id}`,
};

/** The screen of a thing, while there is one. */
export const addressOfThing = ({ type, id, is_there }: Thing): string | undefined =>
  is_there ? ADDRESSES[type]?.(id) : undefined;

/** Whether it makes sense to ask for what else happened to it. */
export const hasEntriesOfItsOwn = ({ object: { type, id } }: AuditEntry): boolean =>
  (type in ADDRESSES || type === 'account' || type === 'setting') && id !== UNKNOWN_ACCOUNT;

const REASONS: Partial<Record<string, string>> = {
  password: t('wrong password'),
  pending: t('right password; the account waits for approval'),
  suspended: t('right password; the account is suspended'),
  owner_named: t('another account of this name became the owner'),
};

/** Said by the sentence itself. */
const IN_THE_SENTENCE = ['count', 'from', 'kept', 'kind', 'left', 'status', 'to', 'units'];

const WORDS: Partial<Record<string, (value: string) => string>> = {
  reason: (reason) => REASONS[reason] ?? reason,
  device: (device) => device,
  network: (network) => t('from %{network}', { network }),
  job_id: (id) => t('job %{id}', { id }),
  filters: (names) => t('filtered by %{names}', { names }),
  for: (permission) =>
    t('to %{permission}', {
      permission: say((PERMISSIONS as Partial<Record<string, string>>)[permission] ?? permission),
    }),
  role: (role) =>
    t('role: %{role}', { role: say((ROLE_LABELS as Partial<Record<string, string>>)[role] ?? role) }),
  undo: () => t('taken back'),
  first_seal: (number) => t('from seal %{number} on', { number }),
  deliveries: (number) => t('events: %{number}', { number }),
  address: () => t('their email address was not confirmed'),
};

/** What the entry holds beyond its sentence: "Chrome on Windows, from 192.0.2.0/24". */
export function describeDetails({ data }: Pick<AuditEntry, 'data'>): string {
  return Object.entries(data)
    .filter(([key]) => !IN_THE_SENTENCE.includes(key))
    .map(([key, value]) => WORDS[key]?.(value) ?? `${key.replaceAll('_', ' ')} ${value}`)
    .join(', ');
}
