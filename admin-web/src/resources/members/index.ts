import { lazy } from 'react';

export default {
  name: 'members',
  list: lazy(async () => ({ default: (await import('./member-list')).MemberList })),
  edit: lazy(async () => ({ default: (await import('./member-edit')).MemberEdit })),
  show: lazy(async () => ({ default: (await import('./member-show')).MemberShow })),
  recordRepresentation: 'email',
};
