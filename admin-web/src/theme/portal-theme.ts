import type { RaThemeOptions } from 'react-admin';
import { portalComponents } from './portal-components';
import { DARK, LIGHT, type Tokens } from './tokens';

const DISPLAY = '"Bricolage Grotesque Variable", ui-sans-serif, system-ui, sans-serif';
const TEXT = '"Public Sans Variable", ui-sans-serif, system-ui, sans-serif';
const HEADING = { fontFamily: DISPLAY, fontWeight: 650, letterSpacing: '-0.02em', lineHeight: 1.15 };

function portalTheme(mode: 'light' | 'dark', tokens: Tokens): RaThemeOptions {
  return {
    palette: {
      mode,
      primary: {
        main: tokens.brand,
        dark: tokens.brandStrong,
        light: tokens.brandStrong,
        contrastText: tokens.onBrand,
      },
      secondary: { main: tokens.ink, contrastText: tokens.paper },
      error: { main: tokens.red.text, contrastText: tokens.red.background },
      success: { main: tokens.green.text, contrastText: tokens.green.background },
      info: { main: tokens.blue.text, contrastText: tokens.blue.background },
      warning: { main: tokens.yellow.text, contrastText: tokens.yellow.background },
      background: { default: tokens.paper, paper: tokens.raised },
      text: { primary: tokens.ink, secondary: tokens.inkSoft },
      divider: tokens.line,
    },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: TEXT,
      fontSize: 14,
      h1: { ...HEADING, fontSize: '1.25rem' },
      h2: { ...HEADING, fontSize: '1.5rem' },
      h3: { ...HEADING, fontSize: '1.1875rem' },
      h4: { ...HEADING, fontSize: '1rem', letterSpacing: '-0.01em' },
      h6: { ...HEADING, fontSize: '1.1875rem' },
      body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
      body2: { fontSize: '0.875rem', lineHeight: 1.5 },
      caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: portalComponents(tokens),
  };
}

export const lightTheme = portalTheme('light', LIGHT);
export const darkTheme = portalTheme('dark', DARK);
