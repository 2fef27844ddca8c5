import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FILE_MESSAGES, FILE_SIZE_LIMIT, MESSAGES } from '@smash/contract';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { answerWith, expectFocus, json, noConnection, press } from '../../lib/spec-support';
import { CandidatePage } from './candidate-page';
import { APPLICATION } from './spec-support';

const OPEN = 'POST /api/my-application/session';
const LOAD = 'GET /api/my-application';
const session = () => sessionStorage.getItem('candidate-session');

/** Renders the page in a browser router, with the token of the link in the address. */
function open(hash: string) {
  window.history.replaceState(null, '', `/my-application${hash}`);
  const element = <CandidatePage renderUpdate={() => null} />;
  const router = createBrowserRouter([
    { path: '/my-application', element },
    { path: '*', element: null },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}
const failed = () => screen.findByRole('heading', { name: 'We couldn’t open your application' });
const opened = () => screen.findByRole('heading', { name: 'Your application, Ada' });

beforeEach(() => {
  window.scrollTo = () => undefined;
  answerWith({
    [OPEN]: json(200, { access_token: 'a session' }),
    [LOAD]: json(200, APPLICATION),
    'GET /api/my-application/interview': json(200, { interview: null }),
  });
});

it('the token stays in the address while the connection is broken, and goes once the page is open', async () => {
  answerWith({ [OPEN]: noConnection });
  open('#a-token');
  await press('Open my application');
  await expectFocus(await failed());
  expect(screen.getByRole('alert').textContent).toBe(MESSAGES.noAnswer);
  expect(window.location.hash).toBe('#a-token');

  answerWith({ [OPEN]: json(200, { access_token: 'a session' }) });
  await press('Try again');
  await opened();
  expect(window.location.hash).toBe('');
});

it('a link whose response was lost is opened again with the same secret', async () => {
  const asked: (string | null)[] = [];
  const note = (request: Request) => asked.push(request.headers.get('Session-Secret'));
  answerWith({
    [OPEN]: (request) => {
      note(request);
      return noConnection(request);
    },
  });
  open('#a-token');
  await press('Open my application');
  await failed();
  await press('Try again');
  await waitFor(() => expect(asked).toHaveLength(2));
  await failed();
  cleanup();

  answerWith({
    [OPEN]: (request) => {
      note(request);
      return Response.json({ access_token: asked[0] });
    },
  });
  open('#a-token');
  await press('Open my application');
  await opened();
  expect(asked[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(asked).size).toBe(1);
  expect(session()).toBe(asked[0]);
  // Closing the page forgets the session, so there may be no other copy of it.
  expect(Object.keys(sessionStorage)).toEqual(['candidate-session']);

  cleanup();
  open('#another');
  await press('Open my application');
  await opened();
  expect(asked[3]).not.toBe(asked[0]);
});

it('the page stays open if the hash names a part of the page', async () => {
  sessionStorage.setItem('candidate-session', 'a session');
  open('');
  await opened();
  const footer = document.body.appendChild(document.createElement('footer'));
  footer.id = 'contact';
  act(() => {
    window.history.replaceState(null, '', '#contact');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(screen.queryByRole('button', { name: 'Open my application' })).toBeNull();
  await opened();
  footer.remove();
});

it('the session of a link is kept if loading the application fails', async () => {
  answerWith({ [LOAD]: noConnection });
  open('#a-token');
  await press('Open my application');
  await failed();
  expect(session()).toBe('a session');
  expect(window.location.hash).toBe('');

  const exchange = jest.fn(json(403, { detail: 'This link has already been used.' }));
  answerWith({ [OPEN]: exchange, [LOAD]: json(200, APPLICATION) });
  await press('Try again');
  await opened();
  expect(exchange).not.toHaveBeenCalled();
});

it('a used link says so, and offers the form for a new one', async () => {
  answerWith({ [OPEN]: json(403, { detail: 'This link has already been used.' }) });
  open('#a-token');
  await press('Open my application');
  await screen.findByText('This link has already been used.');
  expect(screen.getByRole('form', { name: 'Your application' })).toBeTruthy();
  expect(window.location.hash).toBe('');
});

it('closing the page ends its session on the server, but keeps the links in mails', async () => {
  const close = jest.fn((_request: Request) => new Response(null, { status: 204 }));
  answerWith({ 'DELETE /api/my-application/session': close });
  open('#a-token');
  await press('Open my application');
  await opened();
  await press('Close this page');
  await screen.findByRole('form', { name: 'Your application' });
  expect(session()).toBeNull();
  const [request] = close.mock.calls[0] ?? [];
  expect(request?.url).toContain('links=keep');
  expect(request?.headers.get('Authorization')).toBe('Bearer a session');
});

it('an application that was decided says that its CV can no longer be replaced', async () => {
  answerWith({ [LOAD]: json(200, { ...APPLICATION, status: 'accepted', can_replace_cv: false }) });
  open('#a-token');
  await press('Open my application');
  await opened();
  expect(screen.getByText('Accepted')).toBeTruthy();
  expect(
    screen.getByText('You can replace your CV only while your application is waiting to be reviewed.'),
  ).toBeTruthy();
  expect(screen.queryByLabelText(/^New CV/)).toBeNull();
});

it('an earlier version whose newer one is gone is shown as replaced', async () => {
  const replaced = { ...APPLICATION, withdrawn_at: '2026-11-26T09:00:00Z', is_replaced: true };
  answerWith({ [LOAD]: json(200, replaced) });
  open('#a-token');
  await press('Open my application');
  await opened();
  expect(screen.getByText('Replaced')).toBeTruthy();
  expect(
    screen.getByText('You sent a newer version on 26 November 2026, which is no longer kept.'),
  ).toBeTruthy();
});

it('an earlier version warns that erasing it erases the newer one', async () => {
  const replaced = { withdrawn_at: '2026-11-26T09:00:00Z', is_replaced: true, replaced_by: 'SMT-7F3K-9QXA' };
  answerWith({ [LOAD]: json(200, { ...APPLICATION, ...replaced }) });
  open('#a-token');
  await press('Open my application');
  await opened();
  expect(screen.getByText(/Your newer version, SMT-7F3K-9QXA, is erased as well\./)).toBeTruthy();
  expect(screen.getByText(/ends the job alerts to your address\./)).toBeTruthy();
});

it('withdrawing says that a consent to other openings ends too, and what that may erase', async () => {
  answerWith({ [LOAD]: json(200, { ...APPLICATION, talent_pool_until: '2027-11-26T09:00:00Z' }) });
  sessionStorage.setItem('candidate-session', 'a session');
  open('');
  await opened();
  expect(
    screen.getByText(/stop keeping your details for other openings too\. If you withdraw and/),
  ).toBeTruthy();
});

it('erasing says before and after that applications for other positions stay', async () => {
  const certificate = { certificate_id: 'a number', file_count: 1, erased_at: '2026-11-26T09:00:00Z' };
  answerWith({ 'DELETE /api/my-application': json(200, certificate) });
  sessionStorage.setItem('candidate-session', 'a session');
  open('');
  await opened();
  expect(screen.getByText(/Applications for other positions stay\./)).toBeTruthy();
  await press('Erase my application');
  await press('Yes, erase everything');
  expect(await screen.findByText(/other positions too, erase each of those on its own page\./)).toBeTruthy();
});

it('withdrawing the application moves the focus to the heading', async () => {
  answerWith({
    'POST /api/my-application/withdrawal': json(200, {
      ...APPLICATION,
      withdrawn_at: '2026-11-26T09:00:00Z',
    }),
  });
  sessionStorage.setItem('candidate-session', 'a session');
  open('');
  await opened(); // A closed position refuses another application.
  expect(screen.getByText(/You can apply again only while the position is open\.$/)).toBeTruthy();
  await press('Withdraw my application');
  await press('Yes, withdraw it');
  await screen.findByText('Withdrawn');
  await expectFocus(await opened());
});

describe('returning to the form for a link', () => {
  const ended = json(401, { detail: 'This page has been closed.' });
  const notice = async () => (await screen.findByText('This page has been closed.')).closest('[role=status]');

  it.each([
    ['Withdraw my application', 'POST /api/my-application/withdrawal', 'Yes, withdraw it'],
    ['Erase my application', 'DELETE /api/my-application', 'Yes, erase everything'],
    ['Download my data', 'GET /api/my-application/data', undefined],
  ])('%s says why the page closed, and focuses the reason', async (action, call, confirmation) => {
    answerWith({ [call]: ended });
    sessionStorage.setItem('candidate-session', 'a session');
    open('');
    await opened();
    await press(action);
    if (confirmation) await press(confirmation);
    await expectFocus(await notice());
    // A screen reader reads the focused element; as a live region it would be read twice.
    expect((await notice())?.getAttribute('aria-live')).toBe('off');
  });

  it('focuses the heading after the page was closed by hand', async () => {
    answerWith({ 'DELETE /api/my-application/session': () => new Response(null, { status: 204 }) });
    sessionStorage.setItem('candidate-session', 'a session');
    open('');
    await opened();
    await press('Close this page');
    await expectFocus(await screen.findByRole('heading', { name: 'Your application' }));
  });

  it('takes no focus when the page is loaded', async () => {
    answerWith({ [LOAD]: ended });
    sessionStorage.setItem('candidate-session', 'a session');
    open('');
    expect((await notice())?.getAttribute('aria-live')).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });
});

it('replacing the CV moves the focus to the confirmation', async () => {
  answerWith({ 'PUT /api/my-application/cv': json(200, { ...APPLICATION, cv_filename: 'new.pdf' }) });
  sessionStorage.setItem('candidate-session', 'a session');
  open('');
  await opened();
  await userEvent.upload(screen.getByLabelText('New CV'), new File(['%PDF-1.7'], 'new.pdf'));
  await press('Replace the CV');
  await expectFocus(await screen.findByText(/^We’ve received your new CV/));
});

it('a new CV that is too large cannot be sent', async () => {
  sessionStorage.setItem('candidate-session', 'a session');
  open('');
  await opened();
  await userEvent.upload(
    screen.getByLabelText('New CV'),
    new File([new Uint8Array(FILE_SIZE_LIMIT)], 'new.pdf'),
  );
  expect(await screen.findByText(FILE_MESSAGES.tooLarge)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Replace the CV' })).toBeNull();
});

it('a page that Back brings from memory is loaded again if its session was closed', async () => {
  sessionStorage.setItem('candidate-session', 'a session');
  open('');
  await opened();
  // jsdom loads no document, and says so.
  const load = jest.spyOn(console, 'error').mockReturnValue();
  const show = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  show();
  expect(load).not.toHaveBeenCalled();
  sessionStorage.clear();
  show();
  expect(String(load.mock.calls[0]?.[0])).toContain('navigation');
  load.mockRestore();
});

it('a new CV that can no longer be read is named at its field, and nothing is sent', async () => {
  sessionStorage.setItem('candidate-session', 'a session');
  open('');
  await opened();
  const cv = new File(['%PDF-1.7'], 'new.pdf');
  cv.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }) as unknown as Blob;
  await userEvent.upload(screen.getByLabelText('New CV'), cv);
  await press('Replace the CV');
  await screen.findByText('This file can no longer be read. Please choose it again');
  await expectFocus(screen.getByLabelText(/^New CV/));
});

it('asking for a new link forgets a session that cannot be opened', async () => {
  sessionStorage.setItem('candidate-session', 'a session');
  answerWith({ [LOAD]: noConnection });
  open('');
  await failed();
  await press('Ask for a new link');
  await screen.findByRole('form', { name: 'Your application' });
  expect(session()).toBeNull();
});

it.each([
  ['an email', true, 'We’ll email you when there is one.'],
  ['nothing, as none is sent by itself', false, 'You’ll see it here when there is one.'],
])('a reviewed application promises %s', async (_, is_decision_mailed, promise) => {
  answerWith({ [LOAD]: json(200, { ...APPLICATION, status: 'reviewed', is_decision_mailed }) });
  open('#a-token');
  await press('Open my application');
  await opened();
  expect(screen.getByText(/^HR has reviewed/).textContent).toBe(
    `HR has reviewed your application. No decision has been made yet. ${promise}`,
  );
});

/** Answers a call only when the returned function is called. */
function answerLater(call: string) {
  let answer: (response: Response) => void = () => undefined;
  answerWith({ [call]: () => new Promise<Response>((resolve) => (answer = resolve)) });
  return (status: number, body: unknown) =>
    act(async () => {
      answer(Response.json(body, { status }));
      await new Promise((resolve) => setTimeout(resolve));
    });
}

it('a link that is answered after the page was left leaves the next page alone, and its own session stays', async () => {
  const answer = answerLater(OPEN);
  const router = open('#a-token');
  await press('Open my application');
  await act(() => router.navigate('/contact'));
  await answer(200, { access_token: 'a session' });
  expect(window.location.pathname).toBe('/contact');
  expect(session()).toBe('a session');
  await act(() => router.navigate('/my-application'));
  await opened();
});

describe('a session whose answer is slower than a link opened meanwhile', () => {
  const newer = { ...APPLICATION, first_name: 'Ngozi' };

  it.each([
    ['fails', 503, { detail: 'Please try again in a moment.' }],
    ['has ended', 401, { detail: 'This page has been closed.' }],
    ['brings another application', 200, APPLICATION],
  ])('does not replace it if it %s', async (_, status, body) => {
    sessionStorage.setItem('candidate-session', 'an old session');
    const answer = answerLater(LOAD);
    open('#a-token');
    answerWith({ [LOAD]: json(200, newer) });
    await press('Open my application');
    await screen.findByRole('heading', { name: 'Your application, Ngozi' });
    await answer(status, body);
    expect(session()).toBe('a session');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your application, Ngozi');
  });

  it('is not closed by an action that the former page had begun', async () => {
    sessionStorage.setItem('candidate-session', 'an old session');
    open('');
    await opened();
    const answer = answerLater('POST /api/my-application/withdrawal');
    await press('Withdraw my application');
    await press('Yes, withdraw it');
    act(() => {
      window.history.replaceState(null, '', '#a-token');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    answerWith({ [LOAD]: json(200, newer) });
    await press('Open my application');
    await screen.findByRole('heading', { name: 'Your application, Ngozi' });
    await answer(401, { detail: 'This page has been closed.' });
    expect(session()).toBe('a session');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your application, Ngozi');
  });
});
