import { describe, expect, it } from '@jest/globals';
import { checkQuestions } from '@smash/contract';
import { describeQuestions, newQuestion, toQuestions } from './question-values';

describe('the questions of the job form', () => {
  it('are saved without leftovers of other types', () => {
    expect(
      toQuestions([
        { id: 'a', label: ' Where? ', type: 'choice', choices: ['Abuja ', '', ' ', 'Lagos'] },
        { id: 'b', label: null as unknown as string, type: 'number', required: true, choices: ['left over'] },
      ]),
    ).toEqual([
      { id: 'a', label: 'Where?', type: 'choice', required: false, choices: ['Abuja', 'Lagos'] },
      { id: 'b', label: '', type: 'number', required: true },
    ]);
  });

  it('have unique ids that the server accepts', () => {
    const questions = toQuestions([newQuestion(), newQuestion()].map((one) => ({ ...one, label: 'Why?' })));
    expect(checkQuestions(questions)).toEqual([]);
  });

  it('are compared as text', () => {
    const questions = [
      { id: 'a', label: 'Where?', type: 'choice', required: true, choices: ['Abuja', 'Lagos'] },
    ];
    expect(describeQuestions(questions)).toBe('1. Where? (Choice from a list, required, Abuja, Lagos)');
    expect(describeQuestions(undefined)).toBe('');
  });
});
