import { lazy } from 'react';

export default {
  name: 'mail',
  list: lazy(async () => ({ default: (await import('./mail-list')).MailList })),
};
