import type { ListApplicationsQueryDto } from '../list/list-applications-query.dto.js';

/** The applications of an export and their order: the parameters of the list without its pages. */
export type ExportQuery = Omit<ListApplicationsQueryDto, 'page' | 'per_page'>;
