import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { endOfTalentPool, formatDate } from '@smash/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { CandidateApplication, CandidateOutcome } from '../../lib/api/candidate';
import { answerWith, expectFocus, json, press, show } from '../../lib/spec-support';
import { APPLICATION } from './spec-support';
import { TalentPoolSection } from './talent-pool-section';

const PATH = '/api/my-application/talent-pool';
const onOutcome = jest.fn<(outcome: CandidateOutcome<CandidateApplication>) => string | undefined>();

const open = (until: string | null, more: Partial<CandidateApplication> = {}) =>
  show(
    <TalentPoolSection
      application={{ ...APPLICATION, talent_pool_until: until, ...more }}
      session="x"
      onLeave={() => undefined}
      onUpdate={() => undefined}
      onErased={() => undefined}
      onOutcome={onOutcome}
    />,
  );
const expectOutcome = (until: string | null) =>
  waitFor(() =>
    expect(onOutcome).toHaveBeenCalledWith({
      type: 'done',
      data: { ...APPLICATION, talent_pool_until: until },
    }),
  );

describe('the consent to the talent pool', () => {
  beforeEach(() => {
    onOutcome.mockReset();
  });

  it('is explained and can be given', async () => {
    const until = '2027-11-25T09:00:00Z';
    answerWith({ [`PUT ${PATH}`]: json(200, { ...APPLICATION, talent_pool_until: until }) });
    open(null);
    expect(screen.getByText(/may email you about other openings/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Stop/ })).toBeNull();
    await press('Keep my details for 12 months');
    await expectOutcome(until);
  });

  it('shows how long it lasts and what ending it may erase, and ends after a question', async () => {
    answerWith({ [`DELETE ${PATH}`]: json(200, APPLICATION) });
    const until = endOfTalentPool(new Date()).toISOString();
    open(until);
    expect(screen.getByText(new RegExp(`until ${formatDate(until)}`))).toBeTruthy();
    expect(screen.getByText(/closed more than 6 months ago, your application will be erased/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
    await press('Stop keeping my details');
    await press('Keep it');
    await press('Stop keeping my details');
    expect(onOutcome).not.toHaveBeenCalled();
    await press('Yes, stop keeping them');
    await expectOutcome(null);
    await expectFocus(screen.getByText(/closed more than 6 months ago/));
    // A screen reader reads the focused element; as a live region it would be read twice.
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is not offered for an earlier version', () => {
    open(null, { replaced_by: 'SMT-7F3K-9QXA' });
    expect(screen.queryByText('Other openings')).toBeNull();
  });

  it('is not offered for a withdrawn application, and can be ended there, not renewed', () => {
    const withdrawn_at = '2026-11-26T09:00:00Z';
    open(null, { withdrawn_at });
    expect(screen.queryByText('Other openings')).toBeNull();
    cleanup();
    open(new Date().toISOString(), { withdrawn_at });
    expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Stop keeping my details' })).toBeTruthy();
  });

  it('can be renewed when it ends soon', async () => {
    const until = '2099-11-25T09:00:00Z';
    answerWith({ [`PUT ${PATH}`]: json(200, { ...APPLICATION, talent_pool_until: until }) });
    open(new Date().toISOString());
    await press('Keep my details for another 12 months');
    await expectOutcome(until);
  });
});
