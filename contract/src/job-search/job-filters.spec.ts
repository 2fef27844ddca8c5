import { expect, it } from '@jest/globals';
import { hasJobFilters, jobFilterParameters, readJobFilters } from './job-filters.js';

it.each([
  ['', {}, []],
  ['q=&brand=%20', {}, []],
  ['q=%20rider%20%0Alead', { q: 'rider  lead' }, []],
  [
    'brand=ridesmash&place=Abuja&type=Full+Time&workplace=remote&q=100%25',
    { q: '100%', brand: 'ridesmash', place: 'Abuja', type: 'Full Time', workplace: 'remote' },
    [],
  ],
  ['brand=Ridesmash&type=full-time&workplace=office', {}, ['brand', 'type', 'workplace']],
  [`q=${'x'.repeat(200)}`, { q: 'x'.repeat(200) }, []],
  [`q=${'x'.repeat(201)}&place=${'y'.repeat(101)}`, {}, ['q', 'place']],
  ['page=2&src=linkedin&constructor=1', {}, []],
])('reads the filters in "%s"', (address, filters, wrong) => {
  expect(readJobFilters(new URLSearchParams(address))).toEqual({ filters, wrong });
});

it('writes filters in the form that it reads', () => {
  const filters = { q: 'lead & rider', brand: 'group', place: 'Benin City', type: 'Contract' } as const;
  const address = jobFilterParameters(filters);
  expect(address.toString()).toBe('q=lead+%26+rider&brand=group&place=Benin+City&type=Contract');
  expect(readJobFilters(address).filters).toEqual(filters);
});

it('tells whether any filter is set', () => {
  expect(hasJobFilters({ q: null, brand: undefined })).toBe(false);
  expect(hasJobFilters({ q: null, place: 'Lagos' })).toBe(true);
});
