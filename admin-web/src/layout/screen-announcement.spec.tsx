import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { MAIN_ID } from '../components/focus-main';
import { PageHeading } from '../components/page-heading';
import { ScreenAnnouncement } from './screen-announcement';

afterEach(cleanup);

/** Two screens and a review of two applications, with a link to each of the paths above them. */
function open(address: string) {
  const element = (
    <>
      <ScreenAnnouncement />
      <Link to="/zones">Zones</Link>
      <main id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
  const jobs = (
    <>
      <PageHeading title="Job Postings" />
      <Link to="/jobs/1">Edit</Link>
    </>
  );
  const children = [
    { path: '/', element: null },
    { path: '/jobs', element: jobs },
    { path: '/jobs/1', element: <PageHeading title="Edit Job" /> },
    { path: '/zones', element: <PageHeading title="Zones (7)" /> },
    { path: '/applications/1/review', element: <title>Review: Ada</title> },
    { path: '/applications/2/review', element: <title>Review: Bola</title> },
    { path: '/late', element: null },
  ];
  const router = createMemoryRouter([{ element, children }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return (path: string) => act(() => router.navigate(path));
}
const said = () => document.querySelector('[aria-live]')?.textContent;
const press = (name: string) => {
  const link = screen.getByRole('link', { name });
  act(() => link.focus());
  fireEvent.click(link);
  return link;
};

it('a screen is named, and has the focus where what led to it is gone', async () => {
  open('/jobs');
  press('Edit');
  await waitFor(() => expect(said()).toBe('Edit Job'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('what led to a screen keeps the focus while it is there', async () => {
  open('/jobs');
  const link = press('Zones');
  await waitFor(() => expect(said()).toBe('Zones (7)'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(link);
});

it('what the portal begins with is left to the browser, also where the start page leads on', async () => {
  const goTo = open('/');
  await goTo('/jobs');
  await new Promise((resolve) => setTimeout(resolve));
  expect(said()).toBe('');
  expect(document.activeElement).toBe(document.body);
  await goTo('/jobs/1');
  await waitFor(() => expect(said()).toBe('Edit Job'));
});

it('a screen that is loaded has its name later, and is named once', async () => {
  const goTo = open('/jobs');
  await goTo('/late');
  expect(said()).toBe('');
  const loaded = render(<PageHeading title="Ada Obi (1)" />);
  await waitFor(() => expect(said()).toBe('Ada Obi (1)'));
  loaded.rerender(<PageHeading title="Ada Obi (2)" />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(said()).toBe('Ada Obi (1)');
});

it('the applications of a review are one screen', async () => {
  const goTo = open('/jobs');
  await goTo('/applications/1/review');
  await waitFor(() => expect(said()).toBe('Review: Ada'));
  await goTo('/applications/2/review');
  expect(said()).toBe('Review: Ada');
});
