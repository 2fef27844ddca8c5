import { ApplicationList } from './application-list';

export default {
  name: 'applications',
  list: ApplicationList,
  recordRepresentation: 'reference',
};
