import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { MAIN_ID } from '../components/focus-main';
import { useFocusOnScreen } from './use-focus-on-screen';

afterEach(cleanup);

function Frame() {
  useFocusOnScreen();
  return (
    <>
      <Link to="/zones">Zones</Link>
      <main id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

function open(address: string) {
  const children = [
    { path: '/', element: null },
    { path: '/jobs', element: <Link to="/jobs/1">Edit</Link> },
    { path: '/jobs/1', element: <h1>Edit Job</h1> },
    { path: '/zones', element: <h1>Zones</h1> },
  ];
  const router = createMemoryRouter([{ element: <Frame />, children }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return (path: string) => act(() => router.navigate(path));
}
const press = (name: string) => {
  const link = screen.getByRole('link', { name });
  act(() => link.focus());
  fireEvent.click(link);
  return link;
};
const later = () => new Promise((resolve) => setTimeout(resolve));

it('a screen takes the focus if the link that led to it is gone', async () => {
  open('/jobs');
  press('Edit');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('the link that led to a screen keeps the focus while it is there', async () => {
  open('/jobs');
  const link = press('Zones');
  await later();
  expect(document.activeElement).toBe(link);
});

it('the screen that the start page leads to takes no focus', async () => {
  await open('/')('/jobs');
  await later();
  expect(document.activeElement).toBe(document.body);
});
