import { lazyPart } from '../../components/lazy-part';

export default {
  name: 'members',
  list: lazyPart(async () => (await import('./member-list')).MemberList),
  edit: lazyPart(async () => (await import('./member-edit')).MemberEdit),
  show: lazyPart(async () => (await import('./member-show')).MemberShow),
  recordRepresentation: 'email',
};
