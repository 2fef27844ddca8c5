import { expect, it } from '@jest/globals';
import { lagosTime } from '@smash/contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OwnInterview } from '../../lib/api/candidate';
import { answerWith, expectFocus, json, press, show } from '../../lib/spec-support';
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

async function open(present: { interview: OwnInterview }) {
  answerWith({ [`GET ${PATH}`]: json(200, present) });
  const nothing = () => undefined;
  show(
    <InterviewSection
      application={APPLICATION}
      session="x"
      onLeave={nothing}
      onOutcome={nothing}
      onUpdate={nothing}
      onErased={nothing}
    />,
  );
  await screen.findByRole('region');
}
const secondTime = () => screen.getByRole('radio', { name: new RegExp(lagosTime(new Date(SECOND))) });

it('has the focus at what was booked', async () => {
  await open(offered);
  answerWith({ [`POST ${PATH}`]: json(200, booked) });
  await userEvent.click(secondTime());
  await press('Book this time');
  const region = await screen.findByRole('region', { name: 'Your interview' });
  await expectFocus(within(region).getByRole('status'));
});

it('leaves it at the booked time when nobody wants another after all', async () => {
  await open(booked);
  await press('Choose another time');
  await expectFocus(secondTime());
  await press('Keep my time');
  expect(screen.queryByRole('radio')).toBeNull();
  await expectFocus(screen.getByRole('button', { name: 'Choose another time' }));
});

it('keeps the times open when the chosen one is refused', async () => {
  await open(booked);
  await press('Choose another time');
  await userEvent.click(secondTime());
  answerWith({ [`POST ${PATH}`]: json(409, { detail: 'Somebody was faster.' }) });
  await press('Move to this time');
  await screen.findByText('Somebody was faster.');
  expect(screen.getByRole('button', { name: 'Move to this time' })).toBeTruthy();
  expect(secondTime()).toBeTruthy();
});

it('shows what HR has changed when a cancellation is refused, and cancels nothing unseen', async () => {
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

it('has the focus at what is so once it is cancelled', async () => {
  await open(booked);
  answerWith({ [`DELETE ${PATH}`]: json(200, interview({ state: 'cancelled', can_change: false })) });
  await press('Cancel the interview');
  await press('Yes, cancel it');
  await expectFocus((await screen.findByText(/^There is no interview/)).parentElement);
});
