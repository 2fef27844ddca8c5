import { beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { RouteEffects } from './route-effects';
import { MAIN_ID } from './skip-link';

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(window, { scrollTo, matchMedia: () => ({ matches: false }) });
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

function open() {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />);
  scrollTo.mockClear();
}

it('a link scrolls to the top or to what its hash names, as often as it is followed', () => {
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

it('a page that replaces its own entry stays where it is', () => {
  open();
  click('Its own');
  expect(scrollTo).not.toHaveBeenCalled();
});
