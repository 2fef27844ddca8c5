import { expect, it, jest } from '@jest/globals';
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { queryClient } from './query-client';

it('a first response that was on its way during a change does not replace the later one', async () => {
  const answers: ((rows: string) => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: ['applications', 'getList'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  const renewed = queryClient.invalidateQueries({ queryKey: ['applications'] });
  answers[0]?.('before the change');
  answers[1]?.('after the change');
  await renewed;
  expect(observer.getCurrentResult().data).toBe('after the change');
  stop();
});

it('a record fails at once without a connection, and is read again with the next one', async () => {
  queryClient.mount();
  onlineManager.setOnline(false);
  const read = jest.fn(() => Promise.reject(new Error('Failed to fetch')));
  const observer = new QueryObserver(queryClient, { queryKey: ['zones', 'getOne'], queryFn: read });
  const stop = observer.subscribe(() => undefined);
  await new Promise(setImmediate);
  const { status } = observer.getCurrentResult();
  onlineManager.setOnline(true);
  await new Promise(setImmediate);
  const { calls } = read.mock;
  stop();
  queryClient.unmount();
  queryClient.clear();
  expect(status).toBe('error');
  expect(calls).toHaveLength(2);
});
