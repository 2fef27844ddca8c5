import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { userEvent } from '@testing-library/user-event';
import { confirmJobAlert } from '../../lib/api/job-alerts';
import { useAlertVisit } from '../../lib/alert-visit';
import { answerWith, json, noConnection, press, show, type } from '../../lib/spec-support';
import { JobAlertInvitation } from './job-alert-invitation';
import { LinkAction } from './link-action';

const sent: unknown[] = [];
afterEach(() => void sent.splice(0));

const keep = (status: number, body: unknown) => async (request: Request) => {
  sent.push(await request.json());
  return Response.json(body, { status });
};

describe('the invitation to job alerts', () => {
  async function open(address = '/') {
    const router = show(<JobAlertInvitation />);
    await act(() => router.navigate(address));
    await press('Email me new jobs');
    return screen.findByLabelText(/^Email/);
  }

  it('asks for the filters of the list, and says what happens next', async () => {
    answerWith({ 'POST /api/job-alerts': keep(202, { detail: 'Open the link.' }) });
    const email = await open('/?q=rider&brand=ridesmash&place=Abuja&type=Contract');
    await waitFor(() => expect(document.activeElement).toBe(email));
    screen.getByText('“rider”, Ridesmash, Abuja');
    await type(email, ' ada@example.com ');
    await userEvent.selectOptions(screen.getByLabelText(/^When/), 'Once a week, on Monday');
    await press('Email me new jobs');
    await screen.findByText('Open the link.');
    expect(sent).toEqual([
      { email: 'ada@example.com', q: 'rider', brand: 'ridesmash', place: 'Abuja', frequency: 'weekly' },
    ]);
  });

  it('asks for all jobs if the list has no valid filter', async () => {
    answerWith({ 'POST /api/job-alerts': keep(202, { detail: 'Open the link.' }) });
    await type(await open('/?brand=nobody'), 'ada@example.com');
    screen.getByText('All jobs');
    await press('Email me new jobs');
    await screen.findByText('Open the link.');
    expect(sent).toEqual([{ email: 'ada@example.com', frequency: 'at_once' }]);
  });

  it('can be sent again for the same list and for another one', async () => {
    answerWith({ 'POST /api/job-alerts': keep(202, { detail: 'Open the link.' }) });
    const router = show(<JobAlertInvitation />);
    await press('Email me new jobs');
    await type(await screen.findByLabelText(/^Email/), 'ada@example.com');
    await press('Email me new jobs');
    await screen.findByText('Open the link.');
    await press('Ask again');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Email/));
    await press('Email me new jobs');
    await screen.findByText('Open the link.');

    await act(() => router.navigate('/?place=Lagos'));
    screen.getByText('Lagos');
    expect(document.activeElement).not.toBe(screen.getByLabelText(/^Email/));
    await press('Email me new jobs');
    await screen.findByText('Open the link.');
    const asked = { email: 'ada@example.com', frequency: 'at_once' };
    expect(sent).toEqual([asked, asked, { ...asked, place: 'Lagos' }]);
  });

  it('is not sent with an invalid address', async () => {
    answerWith({ 'POST /api/job-alerts': keep(202, { detail: 'Open the link.' }) });
    await type(await open(), 'ada');
    await press('Email me new jobs');
    await screen.findByRole('link', { name: 'Email: Please enter a valid email address' });
    expect(sent).toEqual([]);
  });
});

describe('the link in a mail', () => {
  const showLink = (token: string) =>
    show(
      <LinkAction
        token={token}
        buttonLabel="Confirm"
        action={confirmJobAlert}
        done={({ frequency }) => <p>Done: {frequency}</p>}
        onDone={() => undefined}
        dead="This link no longer works."
      />,
    );

  it('does nothing until the button is pressed', async () => {
    answerWith({ 'POST /api/job-alerts/confirmations': keep(200, { frequency: 'weekly' }) });
    showLink('the-token');
    expect(sent).toEqual([]);
    await press('Confirm');
    await screen.findByText('Done: weekly');
    expect(sent).toEqual([{ token: 'the-token' }]);
  });

  it.each([404, 422])('says when it no longer works (status %s)', async (status) => {
    answerWith({ 'POST /api/job-alerts/confirmations': json(status, { detail: 'Gone' }) });
    showLink('the-token');
    await press('Confirm');
    await screen.findByText('This link no longer works.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has no button without a token', () => {
    showLink('');
    screen.getByText('This link no longer works.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be tried again after a broken connection', async () => {
    answerWith({ 'POST /api/job-alerts/confirmations': noConnection });
    showLink('the-token');
    await press('Confirm');
    await screen.findByText(/check your connection/);
    answerWith({ 'POST /api/job-alerts/confirmations': keep(200, { frequency: 'weekly' }) });
    await press('Confirm');
    await screen.findByText('Done: weekly');
  });
});

function Visited({ canTell = true }) {
  useAlertVisit(canTell);
  return null;
}

/** A page whose job loads only when it is tried again. */
function TriedAgain() {
  const [canTell, setCanTell] = useState(false);
  return (
    <>
      <Visited canTell={canTell} />
      <button onClick={() => setCanTell(true)}>Try Again</button>
    </>
  );
}

describe('the visit from a mail', () => {
  it('is reported once, and its token leaves the address', async () => {
    answerWith({ 'POST /api/job-alerts/visits': keep(200, null) });
    window.history.replaceState(null, '', '/careers/7?src=x#alert=a.b-c');
    show(<Visited />);
    expect(window.location.href).toMatch(/\/careers\/7\?src=x$/);
    show(<Visited />);
    await waitFor(() => expect(sent).toEqual([{ token: 'a.b-c' }]));
  });

  it('is reported once the page could be loaded, although the token left the address before', async () => {
    answerWith({ 'POST /api/job-alerts/visits': keep(200, null) });
    window.history.replaceState(null, '', '/careers/7#alert=a.b-c');
    show(<TriedAgain />);
    expect(window.location.href).toMatch(/\/careers\/7$/);
    expect(sent).toEqual([]);
    await press('Try Again');
    await waitFor(() => expect(sent).toEqual([{ token: 'a.b-c' }]));
  });

  it('shows no error if it cannot be reported', async () => {
    const refused = jest.fn(noConnection);
    answerWith({ 'POST /api/job-alerts/visits': refused });
    window.history.replaceState(null, '', '/careers#alert=a');
    show(<Visited />);
    await waitFor(() => expect(refused).toHaveBeenCalled());
  });
});
