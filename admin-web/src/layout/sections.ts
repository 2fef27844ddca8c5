import type { Role } from '@smash/contract';
import { isAllowed } from '../providers/permissions';
import { t } from '../i18n/t';

export interface Section {
  resource: string;
  label: string;
  to: string;
}

/** Sections that belong together. */
export interface SectionGroup {
  label: string;
  sections: Section[];
}

/** How many sections fit side by side on a laptop; further ones fold into menus. */
const MOST_IN_A_ROW = 7;

const section = (resource: string, label: string): Section => ({ resource, label, to: `/${resource}` });

const GROUPS: readonly SectionGroup[] = [
  {
    label: t('Hiring'),
    sections: [
      section('jobs', t('Jobs')),
      section('applications', t('Applications')),
      section('interviews', t('Interviews')),
      section('figures', t('Statistics')),
    ],
  },
  {
    label: t('Investors'),
    sections: [section('purchases', t('Purchases')), section('members', t('Members'))],
  },
  {
    label: t('Community'),
    sections: [
      section('zones', t('Zones')),
      section('activities', t('Activities')),
      section('messages', t('Messages')),
    ],
  },
  {
    label: t('Administration'),
    sections: [
      section('mail-templates', t('Email templates')),
      section('mail', t('Emails')),
      section('erasures', t('Erasures')),
      section('audit', t('Audit log')),
      section('accounts', t('Accounts')),
      section('tokens', t('API tokens')),
      section('webhooks', t('Webhooks')),
    ],
  },
];

/** The groups, each with the sections that a role may see; empty until the role is known. */
function groupsFor(role: Role | undefined, isLimited = false): SectionGroup[] {
  const maySee = ({ resource }: Section) =>
    role !== undefined && isAllowed({ role, isLimited }, resource, 'list');
  return GROUPS.map(({ label, sections }) => ({ label, sections: sections.filter(maySee) })).filter(
    ({ sections }) => sections.length > 0,
  );
}

/** The section that the portal begins with for a role. */
export const firstSectionFor = (role: Role | undefined): Section | undefined =>
  groupsFor(role)[0]?.sections[0];

/**
 * The navigation of a role: its first group side by side, the others as menus unless all of them fit.
 * @param isLimited whether the account sees only the jobs of some brands
 */
export function navigationFor(role: Role | undefined, isLimited: boolean): (Section | SectionGroup)[] {
  const [first, ...others] = groupsFor(role, isLimited);
  if (!first) return [];
  const all = [first, ...others].flatMap(({ sections }) => sections);
  return all.length <= MOST_IN_A_ROW ? all : [...first.sections, ...others];
}
