import type { ListApplicationsQueryDto } from '../list/list-applications-query.dto.js';

/** Whom a list is for: filters such as “assigned to me” and marks of their own depend on it. */
export interface Viewed {
  viewerId?: string;
}

/** Which applications an export holds, and in which order: the parameters of the list without its pages. */
export type ExportQuery = Omit<ListApplicationsQueryDto, 'page' | 'per_page'> & Viewed;
