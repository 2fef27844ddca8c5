import { afterEach, expect, it, jest } from '@jest/globals';
import type { Score } from '@smash/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useShortcuts } from '../../../components/shortcuts/use-shortcuts';
import { ScoreChoice } from './score-choice';

afterEach(cleanup);

const setStatus = jest.fn();

/** A scored criterion in a review, where 3 sets the status. */
function Review() {
  const [score, setScore] = useState<Score | undefined>(2);
  useShortcuts({ 3: setStatus });
  return (
    <ScoreChoice
      criterion={{ id: 'a', name: 'Welds' }}
      score={score}
      onChange={setScore}
      onChosen={() => undefined}
    />
  );
}

it('a digit after Clear gives a score, and does not set the status', () => {
  render(<Review />);
  fireEvent.click(screen.getByRole('button', { name: /^Clear/ }));
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  fireEvent.keyDown(document.activeElement as Element, { key: '3' });
  expect(screen.getByRole('radio', { name: /^3/ })).toHaveProperty('checked', true);
  expect(setStatus).not.toHaveBeenCalled();
});
