import { describe, expect, it } from '@jest/globals';
import { APPLICATION_MESSAGES } from '@smash/contract';
import { i18nProvider } from './i18n-provider';
import { inBrackets } from './pseudo';
import { t } from './t';
import { tFrom } from './t-from';

describe('a text of the portal', () => {
  it('is in English as written, with its values filled in', () => {
    expect(t("Won't do. Try again")).toBe("Won't do. Try again");
    expect(t('Assigned to %{name}', { name: 'Ada $& %{who}' })).toBe('Assigned to Ada $& %{who}');
  });

  it.each([
    [0, '0 rows'],
    [1, '1 row'],
    [1204, '1,204 rows'],
  ])('has the plural form for %d', (smart_count, said) => {
    const count = smart_count.toLocaleString('en-US');
    expect(t('%{count} row |||| %{count} rows', { smart_count, count })).toBe(said);
  });

  it('that comes from the contract takes its value', () => {
    expect(tFrom(APPLICATION_MESSAGES.tooLong, 300)).toBe(APPLICATION_MESSAGES.tooLong(300));
  });

  it('that comes from react-admin is in English too', () => {
    expect(i18nProvider.translate('ra.action.delete')).toBe('Delete');
  });

  it('is refused by the types if a value is missing or too many', () => {
    // @ts-expect-error -- the name is missing
    expect(t('Assigned to %{name}', {})).toBe('Assigned to %{name}');
    // @ts-expect-error -- nothing can be put into it
    expect(t('Delete', { name: 'Ada' })).toBe('Delete');
  });
});

describe('the pseudo-language', () => {
  it('puts brackets around every plural form, but not around outer spaces', () => {
    expect(inBrackets({ a: '%{count} row |||| %{count} rows', b: ' (%{count} times)' })).toEqual({
      a: '⟦%{count} row⟧ |||| ⟦%{count} rows⟧',
      b: ' ⟦(%{count} times)⟧',
    });
  });
});
