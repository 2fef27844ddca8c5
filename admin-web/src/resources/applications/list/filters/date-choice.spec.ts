import { describe, expect, it } from '@jest/globals';
import { DATE_CHOICES, shownDateChoice, sortForDateChoice } from './date-choice';

describe('the date filter', () => {
  it.each(DATE_CHOICES)('shows $label after it was chosen', ({ value }) => {
    expect(shownDateChoice({ date: value }, sortForDateChoice(value))).toBe(value);
  });

  it('does not show an order that another column has replaced', () => {
    const byName = { field: 'last_name', order: 'ASC' } as const;
    expect(shownDateChoice({ date: 'latest' }, byName)).toBe('all');
    expect(shownDateChoice({ date: 'oldest' }, byName)).toBe('all');
    expect(shownDateChoice({ date: 'week' }, byName)).toBe('week');
  });

  it('shows all dates for an unknown choice', () => {
    expect(shownDateChoice({ date: 'yesterday' }, sortForDateChoice('all'))).toBe('all');
  });
});
