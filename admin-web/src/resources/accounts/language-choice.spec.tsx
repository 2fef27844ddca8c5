import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { I18nContextProvider, memoryStore, StoreContextProvider } from 'react-admin';
import { LanguageChoice } from './language-choice';

const ENGLISH = { locale: 'en', name: 'English' };

function show(locales: { locale: string; name: string }[]) {
  const provider = polyglotI18nProvider(() => english, 'en', locales);
  render(
    <StoreContextProvider value={memoryStore({ locale: 'en' })}>
      <I18nContextProvider value={provider}>
        <LanguageChoice />
      </I18nContextProvider>
    </StoreContextProvider>,
  );
}

describe('the choice of a language', () => {
  it('is hidden if English is the only language', () => {
    show([ENGLISH]);
    expect(screen.queryByLabelText('Language')).toBeNull();
  });

  it('shows each language by its own name', () => {
    show([ENGLISH, { locale: 'fr', name: 'Français' }]);
    expect(screen.getByLabelText<HTMLSelectElement>('Language').value).toBe('en');
    expect(screen.getByRole('option', { name: 'Français' }).getAttribute('lang')).toBe('fr');
  });
});
