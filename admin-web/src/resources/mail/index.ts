import { lazyPart } from '../../components/lazy-part';

export default {
  name: 'mail',
  list: lazyPart(async () => (await import('./mail-list')).MailList),
};
