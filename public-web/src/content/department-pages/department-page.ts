import type { BusinessSlug } from '../businesses';

/** A person on a department page. */
export interface DepartmentMember {
  name: string;
  role: string;
  /** Name of the picture; the slug for a person with a profile. */
  image: string;
  /** A path of this site or an address at a professional network. */
  profileLink: string;
  /** Only on the Sales & Marketing page (docs/requirements/site.md#s-44). */
  departmentLabel?: 'Sales & Marketing' | 'Investments';
}

/** One of the five department pages (docs/requirements/site.md#s-41). The first member is selected at first. */
export interface DepartmentPage {
  slug: string;
  title: string;
  introduction: readonly string[];
  /** Business that the department works for, whose hue the page has. */
  business?: BusinessSlug;
  members: readonly DepartmentMember[];
}
