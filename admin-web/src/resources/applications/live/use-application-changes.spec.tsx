import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { AdminContext, type DataProvider } from 'react-admin';
import type { ApplicationChange } from '../../../providers/calls/application-changes';
import { useApplicationChanges } from './use-application-changes';

type Follow = (
  signal: AbortSignal,
  onOpen: () => void,
  onChange: (change: ApplicationChange) => void,
) => Promise<void>;

const follow = jest.fn<Follow>();
const handlers = { onChange: jest.fn(), onPresence: jest.fn(), onGap: jest.fn() };
const CHANGE: ApplicationChange = {
  id: '1',
  job_id: 7,
  status: 'accepted',
  stage_id: null,
  by: { id: '2', username: 'ngozi' },
};

function Follower() {
  useApplicationChanges(handlers);
  return null;
}

const start = () =>
  render(
    <AdminContext dataProvider={{ followApplicationChanges: follow } as unknown as DataProvider}>
      <Follower />
    </AdminContext>,
  );
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.resetAllMocks();
});

it('changes of the stream are passed on, and the stream ends with the screen', async () => {
  let signal: AbortSignal | undefined;
  follow.mockImplementation((given, onOpen, onChange) => {
    signal = given;
    onOpen();
    onChange(CHANGE);
    return new Promise(() => undefined);
  });
  const { unmount } = start();
  await wait(0);
  expect(handlers.onChange.mock.calls).toEqual([[CHANGE]]);
  expect(handlers.onGap).not.toHaveBeenCalled();
  unmount();
  expect(signal?.aborted).toBe(true);
});

it('without a stream, the screen is reloaded every 20 seconds', async () => {
  follow.mockRejectedValue(new Error('not to be had'));
  start();
  await wait(19_000);
  expect(handlers.onGap).toHaveBeenCalledTimes(0);
  await wait(41_000);
  expect(handlers.onGap).toHaveBeenCalledTimes(3);
  expect(follow.mock.calls.length).toBeGreaterThanOrEqual(3);
});

it('a stream that ended is opened again, and what was missed is reloaded', async () => {
  follow.mockImplementationOnce((_signal, onOpen) => {
    onOpen();
    return Promise.resolve();
  });
  follow.mockImplementation((_signal, onOpen) => {
    onOpen();
    return new Promise(() => undefined);
  });
  start();
  await wait(2_000);
  expect(follow).toHaveBeenCalledTimes(2);
  expect(handlers.onGap).toHaveBeenCalledTimes(1);
});
