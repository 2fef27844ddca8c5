import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { AdminContext, type DataProvider, Notification, TextInput } from 'react-admin';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { toHttpError } from '../../providers/api-failure';
import { queryClient } from '../../providers/query-client';
import { logIn } from '../../spec-support';
import { CreateScreen } from './create-screen';
import { EditScreen } from './edit-screen';
import type { RecordType } from './record-type';

const TYPE: RecordType = {
  resource: 'zones',
  noun: 'zone',
  rows: 'zones',
  fields: [{ source: 'name', label: 'Name' }],
};
const SCREEN = { type: TYPE, submitLabel: 'Save', savedText: 'Zone saved' };
const STORED = { id: 7, version: 1, name: 'Coast' };
const WHILE_SAVING =
  'Your changes are still being saved. If that fails, they are lost. Do you want to leave?';

const save = jest.fn<() => Promise<{ data: object }>>();
const calls = { create: save, update: save, getOne: () => Promise.resolve({ data: STORED }) };

beforeEach(async () => {
  await logIn('administrator');
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  save.mockReset();
});

/** Opens the form of a zone and types its name. */
async function openTypedForm(path: '/zones/create' | '/zones/7') {
  const portal = (
    <AdminContext dataProvider={calls as unknown as DataProvider} queryClient={queryClient}>
      <Outlet />
      <Notification />
    </AdminContext>
  );
  const create = (
    <CreateScreen {...SCREEN} title="Add zone">
      <TextInput source="name" label="Name" />
    </CreateScreen>
  );
  const edit = (
    <EditScreen {...SCREEN} title="Edit zone">
      <TextInput source="name" label="Name" />
    </EditScreen>
  );
  const children = [
    { path: '/zones/create', element: create },
    { path: '/zones/:id', element: edit },
    { path: '/zones', element: <p>The zones</p> },
    { path: '/applications', element: <p>The applications</p> },
  ];
  const router = createMemoryRouter([{ element: portal, children }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Diaspora' } });
  return {
    router,
    leave: () => act(() => router.navigate('/applications')),
  };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const question = () => screen.findByRole('alertdialog', { name: 'Unsaved changes' });

/** Presses Save, and keeps the response back until it is given. */
async function beginToSave() {
  let succeed: (saved: { data: object }) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  save.mockImplementationOnce(
    () =>
      new Promise((resolve, reject) => {
        succeed = resolve;
        fail = reject;
      }),
  );
  press('Save');
  await waitFor(() => expect(save).toHaveBeenCalled());
  return {
    succeed: () => act(() => succeed({ data: STORED })),
    fail: (status: number, body: object) => act(() => fail(toHttpError(status, body))),
  };
}

/** Whether the browser is to ask before the tab is closed. */
const asksBeforeClosing = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

describe.each(['/zones/create', '/zones/7'] as const)('a form that is being saved: %s', (path) => {
  it('is not left without a question, and the list follows once it is saved', async () => {
    const { router, leave } = await openTypedForm(path);
    const { succeed } = await beginToSave();
    expect(asksBeforeClosing()).toBe(true);
    await leave();
    expect((await question()).textContent).toContain(WHILE_SAVING);
    succeed();
    expect(await screen.findByText('The zones')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(router.state.location.pathname).toBe('/zones');
    expect(asksBeforeClosing()).toBe(false);
  });

  it('takes nobody away from the screen that they have gone to meanwhile', async () => {
    const { router, leave } = await openTypedForm(path);
    const { succeed } = await beginToSave();
    await leave();
    fireEvent.click(within(await question()).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('The applications')).toBeTruthy();
    succeed();
    expect(await screen.findByText('Zone saved')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/applications');
  });

  it.each([
    [409, { detail: 'ngozi saved changes', code: 'zone_changed' }, 'ngozi saved changes'],
    [
      422,
      { detail: [{ loc: ['body', 'name'], msg: 'This name is taken', type: 'value_error' }] },
      'Failed to save zone: This name is taken',
    ],
    [500, {}, 'Failed to save zone'],
  ])('tells whoever has left it that it was refused: %i', async (status, body, text) => {
    const { leave } = await openTypedForm(path);
    const { fail } = await beginToSave();
    await leave();
    fireEvent.click(within(await question()).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('The applications')).toBeTruthy();
    fail(status, body);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('says that nothing is saved once the save has failed under the question', async () => {
    const { leave } = await openTypedForm(path);
    const { fail } = await beginToSave();
    await leave();
    await question();
    fail(500, {});
    expect(await screen.findByText(/^Your changes haven't been saved/)).toBeTruthy();
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Diaspora');
  });
});
