import type { BusinessSlug } from '../businesses';

/** A person of a department page. */
export interface DepartmentMember {
  name: string;
  role: string;
  /** Name of the picture; that of a person with a profile is the slug. */
  image: string;
  /** A path of this site or an address at a professional network. */
  profileLink: string;
  /** Only on the Sales & Marketing page (docs/requirements/site.md#s-44). */
  departmentLabel?: 'Sales & Marketing' | 'Investments';
}

/** One of the five department pages (docs/requirements/site.md#s-41). The first member is the one selected at first. */
export interface DepartmentPage {
  slug: string;
  title: string;
  introduction: readonly string[];
  /** The one it works for, whose hue its page has. */
  business?: BusinessSlug;
  members: readonly DepartmentMember[];
}
