import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import { useMediaQuery } from '@mui/material';
import { useRemoveFromStore, useTheme } from 'react-admin';
import { IconAction } from '../components/icon-action';
import { t } from '../i18n/t';

/** Switches between light and dark. Choosing the system's own theme follows the system again. */
export function ThemeSwitch() {
  const [theme, setTheme] = useTheme();
  const forgetChoice = useRemoveFromStore('theme');
  const systemTheme = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true }) ? 'dark' : 'light';
  const next = theme === 'dark' ? 'light' : 'dark';
  const change = () => (next === systemTheme ? forgetChoice() : setTheme(next));
  return (
    <IconAction name={next === 'dark' ? t('Use the dark theme') : t('Use the light theme')} onClick={change}>
      {next === 'dark' ? <DarkModeIcon fontSize="small" /> : <LightModeIcon fontSize="small" />}
    </IconAction>
  );
}
