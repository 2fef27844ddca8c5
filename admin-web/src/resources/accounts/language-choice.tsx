import { TextField } from '@mui/material';
import { useLocales, useLocaleState } from 'react-admin';
import { chooseLanguage } from '../../i18n/language';
import { t } from '../../i18n/t';

/** Chooses the language of the portal on this device; nothing while there is only one (docs/languages.md). */
export function LanguageChoice() {
  const languages = useLocales();
  const [locale] = useLocaleState();
  if (languages.length < 2) return null;
  return (
    <TextField
      select
      label={t('Language')}
      value={locale}
      helperText={t('For this device only. The page reloads when you change it.')}
      onChange={(event) => chooseLanguage(event.target.value)}
      slotProps={{ select: { native: true } }}
      sx={{ mb: 3 }}
    >
      {languages.map(({ locale: tag, name }) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
