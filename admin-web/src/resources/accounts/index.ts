import { AccountList } from './account-list';

export default {
  name: 'accounts',
  list: AccountList,
  recordRepresentation: 'username',
};
