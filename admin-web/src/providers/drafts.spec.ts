import { describe, expect, it } from '@jest/globals';
import { changedFields } from './drafts';

const RECORD = { id: 7, title: 'Driver', salary_range: null, version: 3 };

describe('changedFields', () => {
  it.each([
    ['nothing typed', RECORD, {}],
    ['an untouched input that now holds an empty text', { ...RECORD, salary_range: '' }, {}],
    ['an untouched box of a new record', { ...RECORD, is_published: false }, {}],
    ['an untouched list of a new record', { ...RECORD, states: [] }, {}],
    [
      'one field, with the version it was typed over',
      { ...RECORD, title: 'Pilot' },
      { version: 3, title: 'Pilot' },
    ],
    ['a field emptied', { ...RECORD, title: '' }, { version: 3, title: '' }],
    ['a field the record does not have', { ...RECORD, note: 'x' }, { version: 3, note: 'x' }],
    ['only the version of an older draft', { ...RECORD, version: 2 }, {}],
  ])('keeps %s', (_case, values, expected) => {
    expect(changedFields(values, RECORD, ['version'])).toEqual(expected);
  });

  it('keeps the version of the draft, not that of a record loaded since', () => {
    const values = { ...RECORD, title: 'Pilot', version: 2 };
    expect(changedFields(values, RECORD, ['version'])).toEqual({ title: 'Pilot', version: 2 });
  });

  it('compares by content, so that a list typed again is not a change', () => {
    expect(changedFields({ states: ['Kano'] }, { states: ['Kano'] }, [])).toEqual({});
  });

  it('keeps an unticked box and an emptied list', () => {
    const record = { is_published: true, states: ['Kano'] };
    const values = { is_published: false, states: [] };
    expect(changedFields(values, record, [])).toEqual(values);
  });
});
