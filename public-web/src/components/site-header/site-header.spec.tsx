import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectFocus, press, show } from '../../lib/spec-support';
import { SiteHeader } from './site-header';

const GROUPS = ['Company', 'Our Business', 'Shares', 'Media'];
const group = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => group(name).getAttribute('aria-expanded') === 'true';
const focusedText = () => document.activeElement?.textContent;

let router: ReturnType<typeof show>;
beforeEach(() => void (router = show(<SiteHeader />)));

it('the header has at most one dropdown open, which its button opens and closes', async () => {
  expect(GROUPS.filter(isOpen)).toEqual([]);
  for (const name of GROUPS) {
    await press(name);
    expect(GROUPS.filter(isOpen)).toEqual([name]);
  }
  await press('Media');
  expect(GROUPS.filter(isOpen)).toEqual([]);
});

it('the header closes its menus on every navigation, and opens none on Forward', async () => {
  await act(() => router.navigate('/?next'));
  await press('Menu');
  await press('Media');
  for (const step of [-1, 1]) {
    await act(() => router.navigate(step));
    expect(GROUPS.filter(isOpen)).toEqual([]);
    expect(isOpen('Menu')).toBe(false);
  }
});

it('the header closes a dropdown on a press outside it', async () => {
  for (const elsewhere of [screen.getByRole('banner'), document.body]) {
    await press('Company');
    fireEvent.pointerDown(elsewhere);
    expect(isOpen('Company')).toBe(false);
  }
});

it('the header closes a dropdown on Escape and focuses its button', async () => {
  await press('Company');
  screen.getByRole('link', { name: 'About Us' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(isOpen('Company')).toBe(false);
  await expectFocus(group('Company'));
});

it('the header closes a dropdown on Escape after a press on an entry without a link', async () => {
  await press('Media');
  await userEvent.click(screen.getByText('Gallery'));
  await userEvent.keyboard('{Escape}');
  expect(isOpen('Media')).toBe(false);
});

it('the header can be walked with the arrow keys, along the bar and through a dropdown', async () => {
  group('Company').focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(focusedText()).toBe('Careers');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  await expectFocus(group('Media'));
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(focusedText()).toBe('Blog'));
  await userEvent.keyboard('{ArrowDown}');
  expect(focusedText()).toBe('FAQ');
  await userEvent.keyboard('{ArrowUp}');
  expect(focusedText()).toBe('Blog');
});

describe('‘Get In Touch’', () => {
  const scrollIntoView = jest.fn();
  beforeEach(() => {
    Element.prototype.scrollIntoView = scrollIntoView.mockClear();
    Object.assign(window, { matchMedia: () => ({ matches: false }) });
    const footer = document.createElement('footer');
    Object.assign(footer, { id: 'contact', tabIndex: -1 });
    document.body.append(footer);
  });
  afterEach(() => {
    document.querySelector('footer')?.remove();
    window.location.hash = '';
  });
  const pressed = () => userEvent.click(screen.getByRole('link', { name: 'Get In Touch' }));

  it('keeps the query, and links to #contact for browsers without scripts', async () => {
    await act(() => router.navigate('/?q=driver&page=2'));
    expect(screen.getByRole('link', { name: 'Get In Touch' }).getAttribute('href')).toBe('#contact');
    await pressed();
    const { search, hash } = router.state.location;
    expect([search, hash]).toEqual(['?q=driver&page=2', '#contact']);
  });

  it('keeps the token of a mailed link in the address', async () => {
    window.location.hash = '#a-token';
    await pressed();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(document.activeElement?.id).toBe('contact');
    expect([window.location.hash, router.state.location.hash]).toEqual(['#a-token', '']);
  });
});
