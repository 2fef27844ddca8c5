import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { PdfSearch } from './pdf-search';

const field = () => screen.getByRole('searchbox', { name: 'Search in this PDF' });

it('the search in a PDF starts while typing, and goes from match to match', () => {
  const find = jest.fn();
  render(<PdfSearch matches={{ current: 2, total: 5 }} onFind={find} />);
  fireEvent.change(field(), { target: { value: 'bus' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true });
  fireEvent.click(screen.getByRole('button', { name: 'Next match' }));
  fireEvent.click(screen.getByRole('button', { name: 'Previous match' }));
  expect(find.mock.calls).toEqual([
    ['bus', 'new'],
    ['bus', 'next'],
    ['bus', 'previous'],
    ['bus', 'next'],
    ['bus', 'previous'],
  ]);
  expect(screen.getByRole('status').textContent).toBe('2 of 5');
});

it('the search in a PDF says that nothing was found, but not before a search', () => {
  render(<PdfSearch matches={{ current: 0, total: 0 }} onFind={jest.fn()} />);
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.change(field(), { target: { value: 'ferry' } });
  expect(screen.getByRole('status').textContent).toBe('Not found');
});
