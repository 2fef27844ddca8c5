import { afterEach, expect, it, jest } from '@jest/globals';

/** Stands in for the browser's storage, from which the language is read. */
function choose(locale: string): void {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: { getItem: () => JSON.stringify(locale) },
  });
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
  jest.resetModules();
});

it('texts of the portal and of react-admin, even in constants, are in the language of the device', async () => {
  choose('en-XA');
  const { t } = await import('./t');
  const { i18nProvider } = await import('./i18n-provider');
  const { FILE_TEXTS } = await import('../resources/applications/files/file-messages');
  expect(t('Delete')).toBe('⟦Delete⟧');
  expect(t('%{count} application |||| %{count} applications', { smart_count: 2, count: '2' })).toBe(
    '⟦2 applications⟧',
  );
  expect(FILE_TEXTS.cv.viewName).toBe('⟦View CV⟧');
  expect(i18nProvider.translate('ra.action.delete')).toBe('⟦Delete⟧');
});

it('texts are in English if the stored language is unknown', async () => {
  choose('tlh');
  const { t } = await import('./t');
  const { LOCALE } = await import('./language');
  expect(LOCALE).toBe('en');
  expect(t('Delete')).toBe('Delete');
});
