import { lazyPart } from '../../components/lazy-part';

export default {
  name: 'mail-templates',
  list: lazyPart(async () => (await import('./mail-template-list')).MailTemplateList),
  create: lazyPart(async () => (await import('./mail-template-screens')).MailTemplateCreate),
  edit: lazyPart(async () => (await import('./mail-template-screens')).MailTemplateEdit),
  show: lazyPart(async () => (await import('./mail-template-show')).MailTemplateShow),
  recordRepresentation: 'name',
};
