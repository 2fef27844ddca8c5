import { expect, it } from '@jest/globals';
import { logIn } from '../../../spec-support';

const SPECIFIED = {
  id: '7',
  job_id: 1,
  first_name: 'Ada',
  last_name: 'Obi',
  email: 'ada@example.com',
  phone: '0803 555 0100',
  dob: '1996-04-12',
  state_of_origin: 'Lagos',
  address: '14 Wuse 2',
  cv_filename: 'cv.pdf',
  applied_at: '2026-11-01T08:00:00Z',
};

// Set before the API client is created, as the client keeps the fetch that it finds.
globalThis.fetch = (input) =>
  Promise.resolve(
    Response.json(new URL((input as Request).url).pathname.endsWith('/7') ? SPECIFIED : [SPECIFIED]),
  );

const { applications } = await import('./applications');

it('an application from a server with only the specified fields gets empty values for the others', async () => {
  await logIn();
  const completed = {
    ...SPECIFIED,
    status: 'pending',
    answers: [],
    tags: [],
    withdrawn_at: null,
    talent_pool_until: null,
    repeat_of: null,
    channel: null,
  };
  const { data: list } = await applications.getList({ filter: {} });
  const { data: listOfJob } = await applications.getList({ filter: { job_id: 1 } });
  expect([list, listOfJob]).toMatchObject([[completed], [completed]]);
  expect((await applications.getOne?.({ id: '7' }))?.data).toMatchObject(completed);
});
