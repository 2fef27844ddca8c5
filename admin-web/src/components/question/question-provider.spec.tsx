import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { QuestionProvider, useQuestion } from './question-provider';

afterEach(cleanup);

const answers: string[] = [];

function Asking() {
  const ask = useQuestion();
  const about = async (name: string) => {
    const isConfirmed = await ask({ title: name, question: `Change ${name}?`, confirmLabel: 'Change' });
    answers.push(`${name}: ${isConfirmed}`);
  };
  return (
    <button
      onClick={() => {
        void about('Ada');
        void about('Obi');
      }}
    >
      Ask
    </button>
  );
}

it('two questions are asked one after the other, and each gets its own answer', async () => {
  render(
    <QuestionProvider>
      <Asking />
    </QuestionProvider>,
  );
  fireEvent.click(screen.getByText('Ask'));
  await screen.findByRole('alertdialog', { name: 'Ada' });
  expect(screen.queryByText('Change Obi?')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  await screen.findByRole('alertdialog', { name: 'Obi' });
  expect(answers).toEqual(['Ada: true']);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(answers).toEqual(['Ada: true', 'Obi: false']));
});
