import { expect, it } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
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
