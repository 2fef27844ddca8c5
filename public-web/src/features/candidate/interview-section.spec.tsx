import { expect, it, jest } from '@jest/globals';
import { useState } from 'react';
import { lagosTime, MESSAGES } from '@smash/contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OwnInterview } from '../../lib/api/candidate';
import { answerWith, expectFocus, json, noConnection, press, show } from '../../lib/spec-support';
import { InterviewSection } from './interview-section';
import { APPLICATION } from './spec-support';

const PATH = '/api/my-application/interview';
const [FIRST, SECOND] = ['2031-03-09T08:00:00Z', '2031-03-09T09:00:00Z'];
const interview = (overrides: Partial<OwnInterview>): { interview: OwnInterview } => ({
  interview: {
    state: 'booked',
    sequence: 1,
    starts_at: FIRST,
    minutes: 30,
    place: 'Room 4',
    text: null,
    can_change: true,
    times: [{ slot_id: 'second', starts_at: SECOND, minutes: 30, place: 'Room 4' }],
    ...overrides,
  } as OwnInterview,
});
const offered = interview({ state: 'offered', starts_at: null, minutes: null, place: null });
const booked = interview({});

const onLeave = jest.fn();
const nothing = () => undefined;

/** The interview section, beside a button that withdraws the application. */
function Page() {
  const [application, setApplication] = useState(APPLICATION);
  return (
    <>
      <InterviewSection
        session="x"
        {...{ application, onLeave }}
        onOutcome={nothing}
        onUpdate={nothing}
        onErased={nothing}
      />
      <button onClick={() => setApplication({ ...application, withdrawn_at: '2026-11-26T09:00:00Z' })}>
        Withdraw
      </button>
    </>
  );
}

async function open(present: { interview: OwnInterview }) {
  answerWith({ [`GET ${PATH}`]: json(200, present) });
  show(<Page />);
  await screen.findByRole('region');
}
const cancelled = interview({ state: 'cancelled', can_change: false, times: [] });
const secondTime = () => screen.getByRole('radio', { name: new RegExp(lagosTime(new Date(SECOND))) });

it('booking a time moves the focus to it', async () => {
  await open(offered);
  answerWith({ [`POST ${PATH}`]: json(200, booked) });
  await userEvent.click(secondTime());
  await press('Book this time');
  const region = await screen.findByRole('region', { name: 'Your interview' });
  await expectFocus(within(region).getByRole('status'));
});

it('keeping the booked time moves the focus back to the button', async () => {
  await open(booked);
  await press('Choose another time');
  await expectFocus(secondTime());
  await press('Keep my time');
  expect(screen.queryByRole('radio')).toBeNull();
  await expectFocus(screen.getByRole('button', { name: 'Choose another time' }));
});

it('the times stay open if the chosen one is refused', async () => {
  await open(booked);
  await press('Choose another time');
  await userEvent.click(secondTime());
  answerWith({ [`POST ${PATH}`]: json(409, { detail: 'Somebody was faster.' }) });
  await press('Move to this time');
  await screen.findByText('Somebody was faster.');
  expect(screen.getByRole('button', { name: 'Move to this time' })).toBeTruthy();
  expect(secondTime()).toBeTruthy();
});

it.each([
  ['the first choice', offered, 'Book this time'],
  ['another one', booked, 'Move to this time'],
])('%s whose response is lost is shown as booked', async (_, before, button) => {
  await open(before);
  if (before === booked) await press('Choose another time');
  await userEvent.click(secondTime());
  const first = { slot_id: 'first', starts_at: FIRST, minutes: 30, place: 'Room 4' };
  answerWith({
    [`POST ${PATH}`]: noConnection,
    [`GET ${PATH}`]: json(200, interview({ sequence: 2, starts_at: SECOND, times: [first] })),
  });
  await press(button);
  const region = await screen.findByRole('region', { name: 'Your interview' });
  await expectFocus(within(region).getByRole('status'));
  expect(region.textContent).toContain(lagosTime(new Date(SECOND)));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('a cancellation whose response is lost is shown as done, without an error', async () => {
  await open(booked);
  answerWith({ [`DELETE ${PATH}`]: noConnection, [`GET ${PATH}`]: json(200, cancelled) });
  await press('Cancel the interview');
  await press('Yes, cancel it');
  await expectFocus((await screen.findByText(/^There is no interview/)).parentElement);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the times stay open if there was no response and nothing was booked', async () => {
  await open(offered);
  await userEvent.click(secondTime());
  answerWith({ [`POST ${PATH}`]: noConnection });
  await press('Book this time');
  await screen.findByText(MESSAGES.noAnswer);
  expect(secondTime()).toBeTruthy();
});

it('a refused slot at the same time as the booked one does not count as booked', async () => {
  const times = [{ slot_id: 'second', starts_at: FIRST, minutes: 30, place: 'Room 5' }];
  await open(interview({ times }));
  await press('Choose another time');
  await userEvent.click(screen.getByRole('radio'));
  answerWith({
    [`POST ${PATH}`]: json(409, { detail: 'Somebody was faster.' }),
    [`GET ${PATH}`]: json(200, interview({ times: [] })),
  });
  await press('Move to this time');
  await screen.findByText('Somebody was faster.');
  // The booked time still stands, so the page does not say that HR will offer others.
  expect(screen.getByText('No other time is left.')).toBeTruthy();
  expect(screen.queryByText(/HR will offer/)).toBeNull();
});

it('a refused cancellation shows what HR has changed, and cancels only what was seen', async () => {
  await open(booked);
  await press('Cancel the interview');
  let asked = '';
  answerWith({
    [`GET ${PATH}`]: json(200, interview({ sequence: 2, starts_at: SECOND })),
    [`DELETE ${PATH}`]: ({ url }) => {
      asked = new URL(url).search;
      return Response.json({ detail: 'It was changed.' }, { status: 409 });
    },
  });
  await press('Yes, cancel it');
  await screen.findByText('It was changed.');
  expect(asked).toBe('?sequence=1');
  expect(screen.getByRole('region').textContent).toContain(lagosTime(new Date(SECOND)));
});

it('cancelling moves the focus to the new state', async () => {
  await open(booked);
  answerWith({ [`DELETE ${PATH}`]: json(200, interview({ state: 'cancelled', can_change: false })) });
  await press('Cancel the interview');
  await press('Yes, cancel it');
  await expectFocus((await screen.findByText(/^There is no interview/)).parentElement);
});

it('withdrawing the application cancels the interview', async () => {
  await open(booked);
  answerWith({ [`GET ${PATH}`]: json(200, cancelled) });
  await press('Withdraw');
  const region = await screen.findByRole('region', { name: 'Interview cancelled' });
  expect(within(region).getByRole('status').textContent).toBe('There is no interview.');
  expect(screen.queryByRole('button', { name: 'Add to my calendar' })).toBeNull();
});

it('an interview that HR has cancelled is shown so when its calendar file is missing, and the page stays open', async () => {
  await open(booked);
  answerWith({
    [`GET ${PATH}`]: json(200, cancelled),
    [`GET ${PATH}/calendar`]: json(404, { detail: 'This interview does not exist.' }),
  });
  await press('Add to my calendar');
  const region = await screen.findByRole('region', { name: 'Interview cancelled' });
  expect(within(region).getByText('This interview does not exist.')).toBeTruthy();
  expect(onLeave).not.toHaveBeenCalled();
});

it('an interview that could not be loaded says so, and can be tried again', async () => {
  answerWith({ [`GET ${PATH}`]: noConnection });
  show(<Page />);
  const region = await screen.findByRole('region', { name: 'Your interview' });
  expect(region.textContent).toContain('We couldn’t check whether you have an interview.');
  answerWith({ [`GET ${PATH}`]: json(200, offered) });
  await press('Try again');
  expect(await screen.findByRole('region', { name: 'Choose a time for your interview' })).toBeTruthy();
});

it.each([
  ['https://meet.example.com/x', 1],
  ['Room: 3', 0],
  ['javascript:alert(1)', 0],
])('the place %s is a link only if it is an address of a call', async (place, links) => {
  await open(interview({ place }));
  expect(await screen.findByText(place)).toBeTruthy();
  expect(screen.queryAllByRole('link', { name: place })).toHaveLength(links);
});
