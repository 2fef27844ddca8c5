import { lazy } from 'react';

export default {
  name: 'mail-templates',
  list: lazy(async () => ({ default: (await import('./mail-template-list')).MailTemplateList })),
  create: lazy(async () => ({ default: (await import('./mail-template-screens')).MailTemplateCreate })),
  edit: lazy(async () => ({ default: (await import('./mail-template-screens')).MailTemplateEdit })),
  recordRepresentation: 'name',
};
