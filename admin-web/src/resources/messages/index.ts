import { lazyPart } from '../../components/lazy-part';

export default {
  name: 'messages',
  list: lazyPart(async () => (await import('./message-list')).MessageList),
  create: lazyPart(async () => (await import('./message-screens')).MessageCreate),
  edit: lazyPart(async () => (await import('./message-screens')).MessageEdit),
  recordRepresentation: 'title',
};
