import { CUSTOMER_SUPPORT_DEPARTMENTS } from './customer-support';
import type { DepartmentPage } from './department-page';
import { MEDIA_IT_DEPARTMENT } from './media-it';
import { SALES_MARKETING_DEPARTMENT } from './sales-marketing';

export type { DepartmentMember, DepartmentPage } from './department-page';

/** The five department pages; a page's address is its slug (docs/requirements/site.md#s-5). */
export const DEPARTMENT_PAGES: readonly DepartmentPage[] = [
  MEDIA_IT_DEPARTMENT,
  ...CUSTOMER_SUPPORT_DEPARTMENTS,
  SALES_MARKETING_DEPARTMENT,
];
