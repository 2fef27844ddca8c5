import type { ListApplicationsQueryDto } from '../list/list-applications-query.dto.js';

/** Which applications an export holds, and in which order: the parameters of the list without its pages. */
export type ExportQuery = Omit<ListApplicationsQueryDto, 'page' | 'per_page'>;
