import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../../lib/spec-support';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useTabs } from './use-tabs';

function Tabs() {
  const { tabProps } = useTabs(3);
  return ['Zainab', 'Boma', 'Maryam'].map((name, index) => (
    <button key={name} {...tabProps(index)}>
      {name}
    </button>
  ));
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

it('the selected tab is restored on Back, and the first is selected on a new visit', async () => {
  const router = show(<Tabs />);
  expect(selected()).toBe('Zainab');
  await userEvent.click(screen.getByRole('tab', { name: 'Maryam' }));
  await act(() => router.navigate('/about'));
  await act(() => router.navigate(-1));
  expect(selected()).toBe('Maryam');
  await act(() => router.navigate('/about'));
  await act(() => router.navigate('/'));
  expect(selected()).toBe('Zainab');
});

it('the selected tab of each page is kept apart, even if history entries share a key', async () => {
  const pages = ['/people', '/others'];
  const router = createMemoryRouter(
    pages.map((path) => ({ path, element: <Tabs key={path} /> })),
    { initialEntries: pages.map((pathname) => ({ pathname, key: 'default' })) },
  );
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Boma' }));
  await act(() => router.navigate(-1));
  expect(selected()).toBe('Zainab');
  await act(() => router.navigate(1));
  expect(selected()).toBe('Boma');
});
