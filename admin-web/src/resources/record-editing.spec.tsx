import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { JOB_DEFAULTS, MESSAGES } from '@smash/contract';
import { focusManager, onlineManager } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AdminContext, type DataProvider, Notification, RecordContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DeleteRecordButton } from '../components/editing/delete-record-button';
import type { RecordType } from '../components/editing/record-type';
import { toHttpError } from '../providers/api-failure';
import { hasDrafts } from '../providers/drafts';
import { queryClient } from '../providers/query-client';
import { logIn } from '../spec-support';
import { ACTIVITY } from './activities/activity-record';
import { ActivityEdit } from './activities/activity-screens';
import { DeleteJobButton } from './jobs/delete-job-button';
import { JobEdit } from './jobs/job-screens';
import { MailTemplateEdit } from './mail-templates/mail-template-screens';
import { MemberEdit } from './members/member-edit';
import { MESSAGE } from './messages/message-record';
import { MessageEdit } from './messages/message-screens';
import { ZONE } from './zones/zone-record';
import { ZoneEdit } from './zones/zone-screens';

const ZONES = [
  { id: 7, name: 'Coast', states: ['Lagos'] },
  { id: 8, name: 'Delta', states: ['Rivers'] },
];
const calls = {
  getList: jest.fn(() => Promise.resolve({ data: ZONES, total: ZONES.length })),
  getMany: () => Promise.resolve({ data: [] }),
  getOne: jest.fn<() => Promise<{ data: object }>>(),
  update: jest.fn<(resource: string, params: { data: object }) => Promise<{ data: object }>>(),
  delete: jest.fn<() => Promise<{ data: object }>>(),
  previewMail: () => Promise.reject(new TypeError('Failed to fetch')),
  deleteJob: () => Promise.reject(new TypeError('Failed to fetch')),
};

beforeEach(async () => {
  await logIn('administrator');
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  for (const call of [calls.getOne, calls.update, calls.delete]) call.mockReset();
});

function show(part: ReactElement, address = '/', path = '/*') {
  const element = (
    <AdminContext dataProvider={calls as unknown as DataProvider} queryClient={queryClient}>
      {part}
      <Notification />
    </AdminContext>
  );
  const routes = [
    { path, element },
    { path: '*', element: <p>The list</p> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
}

const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const alertOf = (text: string) => screen.findByText(text);
const conflictOf = (noun: string) => screen.findByRole('alertdialog', { name: `This ${noun} has changed` });

/** Opens a record, types into one field, and saves after ngozi has saved another change. */
async function saveOver(
  noun: string,
  edit: ReactElement,
  mine: object,
  typed: readonly [string, string],
  theirs: object,
  /** The API's name of the record. */
  name = noun,
) {
  const detail = `ngozi saved changes to this ${noun} while you were editing`;
  calls.getOne.mockResolvedValueOnce({ data: { id: 7, version: 1, ...mine } });
  calls.getOne.mockResolvedValue({ data: { id: 7, version: 2, ...mine, ...theirs } });
  calls.update.mockRejectedValueOnce(toHttpError(409, { detail, code: `${name}_changed` }));
  show(edit, '/records/7', '/records/:id');
  await type(...typed);
  press(/^Update/);
  const conflict = await conflictOf(noun);
  expect(conflict.textContent).toContain(`${detail}. Your changes are safe but not saved.`);
  return conflict;
}

const zone = { name: 'Coast', states: ['Lagos'] };
const activity = { title: 'Open house', description: 'A tour.', zone_id: null, happens_on: null };
const message = { title: 'Office hours', body: 'At eight.', zone_id: null, is_published: false };
const job = {
  ...JOB_DEFAULTS,
  title: 'Fleet Planner',
  description: 'Plan.',
  responsibility: 'Keep.',
  requirements: 'Two years.',
  location: 'Abuja',
};
const member = {
  title: 'Mrs',
  fname: 'Ngozi',
  mname: 'Adaobi',
  sname: 'Okonkwo',
  gender: 'Female',
  phone: '+234 803 555 0100',
  address: '1 Old Street',
  email: 'ngozi@example.com',
};

describe('a saved record', () => {
  it('is read again by the next screen that shows it', async () => {
    const data = { id: 'm1', ...member };
    calls.getOne.mockResolvedValue({ data });
    calls.update.mockResolvedValue({ data });
    queryClient.setQueryData(['members', 'getList', {}], { data: [data], total: 1 });
    show(<MemberEdit />, '/members/m1', '/members/:id');
    await type('Phone', '0809 555 0199');
    press('Update member');
    expect(await screen.findByText('The list')).toBeTruthy();
    // The change may move the record within the list, or out of it.
    expect(queryClient.getQueryState(['members', 'getList', {}])?.isInvalidated).toBe(true);
    const kept = queryClient.getQueryCache().findAll({ queryKey: ['members', 'getOne'] });
    expect(kept.map((query) => query.isStale())).toEqual(kept.map(() => true));
    expect(kept.length).toBeGreaterThan(0);
  });
});

describe('a change that somebody else saved meanwhile', () => {
  it.each([
    [
      'activity',
      <ActivityEdit key="activity" />,
      activity,
      ['Date', '2027-01-30'],
      { zone_id: 8, happens_on: '2027-02-01' },
      { Date: 'Theirs1 February 2027Mine30 January 2027', Zone: 'TheirsDeltaMine, unchangedNational' },
    ],
    [
      'message',
      <MessageEdit key="message" />,
      message,
      ['Message', 'Mine.'],
      { body: 'Theirs.', is_published: true },
      { Message: 'TheirsTheirs.MineMine.', Published: 'TheirsPublishedMine, unchangedDraft' },
    ],
    [
      'zone',
      <ZoneEdit key="zone" />,
      zone,
      ['Name', 'Coast mine'],
      { name: 'Coast theirs', states: ['Ogun', 'Lagos'] },
      { Name: 'TheirsCoast theirsMineCoast mine', States: 'TheirsLagos, OgunMine, unchangedLagos' },
    ],
    [
      'member',
      <MemberEdit key="member" />,
      member,
      ['Address', '2 Mine Street'],
      { address: '3 Theirs Street' },
      { Address: 'Theirs3 Theirs StreetMine2 Mine Street' },
    ],
  ] as const)('is shown beside your own: %s', async (noun, edit, mine, typed, theirs, both) => {
    const conflict = await saveOver(noun, edit, mine, typed, theirs);
    const regions = within(conflict).getAllByRole('region');
    const shown = regions.map((region) => region.textContent).sort();
    expect(shown).toEqual(
      Object.entries(both)
        .map(([label, texts]) => `${label}${texts}`)
        .sort(),
    );
  });

  it('is shown even if the API calls the record by another name', async () => {
    const template = { name: 'Thanks', tells_status: null, subject: 'Thanks', body: 'Hello.' };
    const typed = ['Subject', 'Mine'] as const;
    const theirs = { subject: 'Theirs' };
    const conflict = await saveOver(
      'email template',
      <MailTemplateEdit />,
      template,
      typed,
      theirs,
      'template',
    );
    expect(within(conflict).getByRole('region').textContent).toBe('SubjectTheirsTheirsMineMine');
  });

  it('is overwritten only in the version that was shown', async () => {
    await saveOver('zone', <ZoneEdit />, zone, ['Name', 'Coast mine'], { name: 'Coast theirs' });
    calls.getOne.mockResolvedValue({ data: { id: 7, version: 3, ...zone, name: 'Coast again' } });
    calls.update.mockRejectedValueOnce(toHttpError(409, { detail: 'ngozi', code: 'zone_changed' }));
    press('Save mine anyway');
    expect(await screen.findByText('Coast again')).toBeTruthy();
    calls.update.mockResolvedValue({ data: { id: 7, ...zone } });
    press('Save mine anyway');
    expect(await screen.findByText('The list')).toBeTruthy();
    const versions = calls.update.mock.calls.map(([, { data }]) => data);
    expect(versions).toMatchObject([
      { name: 'Coast mine', version: 1 },
      { name: 'Coast mine', version: 2 },
      { name: 'Coast mine', version: 3 },
    ]);
  });

  it('is shown again after Keep editing, and nothing typed is lost', async () => {
    const conflict = await saveOver('job', <JobEdit />, job, ['Location', 'Enugu'], { location: 'Kano' });
    expect(document.activeElement?.textContent).toBe('Keep editing');
    fireEvent.keyDown(conflict, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await field('Location')).toHaveProperty('value', 'Enugu');
    calls.update.mockRejectedValueOnce(toHttpError(409, { detail: 'ngozi', code: 'job_changed' }));
    press('Update Job');
    expect((await conflictOf('job')).textContent).toContain('TheirsKano');
  });

  it('may be used instead, and one’s own changes are restored from where they were set aside', async () => {
    const theirs = { requirements: 'One year.', location: 'Kano' };
    await saveOver('job', <JobEdit />, job, ['Location', 'Enugu'], theirs);
    press('Keep editing');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await type('Salary Range', '₦100,000');
    calls.update.mockRejectedValueOnce(toHttpError(409, { detail: 'ngozi', code: 'job_changed' }));
    press('Update Job');
    await conflictOf('job');
    press('Use theirs');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await field('Requirements')).toHaveProperty('value', 'One year.');
    expect(await field('Location')).toHaveProperty('value', 'Kano');
    expect(await field('Salary Range')).toHaveProperty('value', '');
    const notice = 'Their version is shown. Your changes to Location and Salary Range have been set aside.';
    expect(await screen.findByText(notice)).toBeTruthy();
    // What another has saved is no draft of this person.
    await waitFor(() => expect(hasDrafts()).toBe(false));

    press('Restore my changes');
    expect(await field('Location')).toHaveProperty('value', 'Enugu');
    fireEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await screen.findByRole('alertdialog', { name: 'Unsaved changes' });
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    calls.update.mockResolvedValue({ data: { id: 7, ...job } });
    press('Update Job');
    expect(await screen.findByText('The list')).toBeTruthy();
    expect(calls.update.mock.calls.at(-1)?.[1].data).toMatchObject({
      ...{ location: 'Enugu', salary_range: '₦100,000', requirements: 'One year.' },
      version: 2,
    });
  });

  it('is not read into an open form when one comes back to the window', async () => {
    calls.getOne.mockResolvedValue({ data: { id: 7, version: 1, ...activity } });
    show(<ActivityEdit />, '/activities/7', '/activities/:id');
    await type('Description', 'Typed with care');
    calls.getList.mockClear();
    await queryClient.invalidateQueries({ refetchType: 'none' });
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    // What is shown around the record is read again.
    await waitFor(() => expect(calls.getList).toHaveBeenCalled());
    expect(calls.getOne).toHaveBeenCalledTimes(1);
    focusManager.setFocused(undefined);
  });

  it('is told of even when it cannot be read', async () => {
    const detail = 'ngozi saved changes to this job';
    const refused = toHttpError(409, { detail, code: 'job_changed' });
    calls.getOne.mockResolvedValueOnce({ data: { id: 7, version: 1, ...job } });
    calls.getOne.mockRejectedValueOnce(toHttpError(500, {}));
    calls.getOne.mockResolvedValue({ data: { id: 7, version: 2, ...job, location: 'Kano' } });
    calls.update.mockRejectedValue(refused);
    show(<JobEdit />, '/jobs/7', '/jobs/:id');
    await type('Location', 'Enugu');
    press('Update Job');
    expect(await alertOf(detail)).toBeTruthy();
    expect(await field('Location')).toHaveProperty('value', 'Enugu');
    press('Update Job');
    expect((await conflictOf('job')).textContent).toContain('TheirsKano');
  });
});

it.each([
  ['activity', <ActivityEdit key="activity" />, activity, 'Description'],
  ['job', <JobEdit key="job" />, job, 'Location'],
  ['message', <MessageEdit key="message" />, message, 'Title'],
  ['zone', <ZoneEdit key="zone" />, zone, 'Name'],
])('a failed save is reported, and nothing typed is lost: %s', async (noun, edit, record, label) => {
  calls.getOne.mockResolvedValue({ data: { id: 7, version: 1, ...record } });
  show(edit, '/records/7', '/records/:id');
  await type(label, 'Typed with care');
  for (const [status, body, text] of [
    [500, {}, `Failed to save ${noun}`],
    [503, { detail: 'The database is away' }, 'The database is away'],
    [404, { detail: `This ${noun} does not exist` }, `This ${noun} does not exist`],
  ] as const) {
    calls.update.mockRejectedValueOnce(toHttpError(status, body));
    press(/^Update/);
    expect(await alertOf(text)).toBeTruthy();
    expect(await field(label)).toHaveProperty('value', 'Typed with care');
  }
  calls.update.mockResolvedValue({ data: { id: 7, ...record } });
  press(/^Update/);
  expect(await screen.findByText('The list')).toBeTruthy();
});

it('a value that the server refuses is marked on its field, which takes the focus', async () => {
  calls.getOne.mockResolvedValue({ data: { id: 7, version: 1, ...activity } });
  show(<ActivityEdit />, '/activities/7', '/activities/:id');
  await type('Description', 'Typed with care');
  const detail = [{ loc: ['body', 'zone_id'], msg: 'This zone does not exist', type: 'value_error' }];
  calls.update.mockRejectedValueOnce(toHttpError(422, { detail, code: 'validation_failed' }));
  press('Update activity');
  expect(await alertOf('This zone does not exist')).toBeTruthy();
  await waitFor(async () => expect(document.activeElement).toBe(await field('Zone')));
  expect(await field('Description')).toHaveProperty('value', 'Typed with care');
});

it.each([
  ['activity', ACTIVITY],
  ['message', MESSAGE],
  ['zone', ZONE],
] as [string, RecordType][])('a failed deletion is reported: %s', async (noun, recordType) => {
  show(
    <RecordContextProvider value={{ id: 7 }}>
      <DeleteRecordButton type={recordType} name="Coast" />
    </RecordContextProvider>,
  );
  const remove = async () => {
    press('Delete Coast');
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  };
  calls.delete.mockRejectedValueOnce(toHttpError(409, { detail: 'It still has activities.' }));
  await remove();
  expect(await alertOf('It still has activities.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  calls.delete.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await remove();
  expect(await alertOf(`Failed to delete ${noun}`)).toBeTruthy();
});

it('a failed deletion of a job is reported', async () => {
  show(
    <RecordContextProvider value={{ id: 7, title: 'Cook' }}>
      <DeleteJobButton />
    </RecordContextProvider>,
  );
  press('Delete Cook');
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await alertOf(MESSAGES.jobDeleteFailed)).toBeTruthy();
});

it('saving while offline fails at once, and what is typed stays', async () => {
  calls.getOne.mockResolvedValue({ data: { id: 7, version: 1, ...zone } });
  calls.update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show(<ZoneEdit />, '/records/7', '/records/:id');
  await type('Name', 'Coastal');
  onlineManager.setOnline(false);
  press(/^Update/);
  await waitFor(() => expect(calls.update).toHaveBeenCalledTimes(1));
  expect(await alertOf('Failed to save zone')).toBeTruthy();
  expect(await field('Name')).toHaveProperty('value', 'Coastal');
  onlineManager.setOnline(true);
});
