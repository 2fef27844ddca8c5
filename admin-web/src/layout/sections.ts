import type { Role } from '@smash/contract';
import { isAllowed } from '../providers/permissions';

const SECTIONS = [
  { resource: 'jobs', label: 'Jobs' },
  { resource: 'applications', label: 'Applications' },
  { resource: 'figures', label: 'Statistics' },
  { resource: 'purchases', label: 'Purchases' },
  { resource: 'members', label: 'Members' },
  { resource: 'zones', label: 'Zones' },
  { resource: 'activities', label: 'Activities' },
  { resource: 'messages', label: 'Messages' },
  { resource: 'mail', label: 'Emails' },
  { resource: 'erasures', label: 'Erasures' },
  { resource: 'audit', label: 'Audit log' },
  { resource: 'accounts', label: 'Accounts' },
].map((section) => ({ ...section, to: `/${section.resource}` }));

/** The sections that a role may see, in their order; none until it is known. */
export function sectionsFor(role: Role | undefined) {
  return SECTIONS.filter(({ resource }) => role !== undefined && isAllowed({ role }, resource, 'list'));
}
