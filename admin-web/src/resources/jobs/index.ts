import { JobCreate } from './job-create';
import { JobEdit } from './job-edit';
import { JobList } from './job-list';

export default {
  name: 'jobs',
  list: JobList,
  create: JobCreate,
  edit: JobEdit,
  recordRepresentation: 'title',
};
