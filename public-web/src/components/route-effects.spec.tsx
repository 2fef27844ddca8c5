import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { RouteEffects } from './route-effects';
import { MAIN_ID } from './skip-link';

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

/** Tells the ResizeObserver of the page that its size has changed. */
let grow: () => void;
class Observed {
  constructor(private readonly onResize: () => void) {}
  observe() {
    grow = this.onResize;
  }
  disconnect() {
    grow = () => undefined;
  }
}

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(window, { scrollTo, matchMedia: () => ({ matches: false }), ResizeObserver: Observed });
  Element.prototype.scrollIntoView = scrollIntoView;
});

function Page() {
  return (
    <>
      <RouteEffects />
      <main id={MAIN_ID} tabIndex={-1}>
        <Link to="/">Home</Link>
        <Link to="/#contact">Get In Touch</Link>
        <Link to="/" replace state={{ receipt: true }}>
          Its own
        </Link>
      </main>
      <footer id="contact" tabIndex={-1} />
    </>
  );
}

const click = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

function open(address = '/') {
  const children = ['/', '/other'].map((path) => ({ path, element: null }));
  const router = createMemoryRouter([{ element: <Page />, children }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  scrollTo.mockClear();
  return router;
}

it('a link scrolls to the top or to its hash each time it is followed', () => {
  open();
  click('Get In Touch');
  click('Get In Touch');
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
  expect(document.activeElement?.id).toBe('contact');
  click('Home');
  click('Home');
  expect(scrollTo).toHaveBeenCalledTimes(2);
  expect(document.activeElement?.id).toBe(MAIN_ID);
});

it('a page that replaces its own history entry does not scroll', () => {
  open();
  click('Its own');
  expect(scrollTo).not.toHaveBeenCalled();
});

it('a page scrolls to the hash of its address when it is loaded, but not again on Back', async () => {
  const router = open('/#contact');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  await act(() => router.navigate('/other'));
  expect(document.activeElement?.id).toBe(MAIN_ID);
  await act(() => router.navigate(-1));
  expect(router.state.location.hash).toBe('#contact');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.id).toBe(MAIN_ID);
});

it('Back and Forward restore the scroll position once the page is long enough', async () => {
  const router = open();
  const scrollY = (top: number) => {
    Object.assign(window, { scrollY: top });
    fireEvent.scroll(window);
  };
  scrollY(4000);
  await act(() => router.navigate('/other'));
  scrollY(300);
  await act(() => router.navigate(-1));
  grow();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 4000, behavior: 'instant' });
  scrollY(1200);
  grow();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 4000, behavior: 'instant' });
  scrollY(4000);
  grow();
  scrollTo.mockClear();
  grow();
  expect(scrollTo).not.toHaveBeenCalled();

  await act(() => router.navigate(1));
  grow();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' });
});

it('the scroll position is not restored once the visitor scrolls', async () => {
  const router = open();
  await act(() => router.navigate('/other'));
  await act(() => router.navigate(-1));
  fireEvent.wheel(window);
  scrollTo.mockClear();
  grow();
  expect(scrollTo).not.toHaveBeenCalled();
});

it('tags that the server added to the head for the first page are removed with it', async () => {
  document.head.innerHTML =
    '<meta name="viewport" /><link rel="canonical" href="/careers/5" data-first-page /><meta property="og:url" data-first-page />';
  const names = () => [...document.head.children].map((tag) => tag.tagName);
  const router = open();
  await act(() => router.navigate('/?page=2'));
  expect(names()).toEqual(['META', 'LINK', 'META']);
  await act(() => router.navigate('/other'));
  expect(names()).toEqual(['META']);
});
