import { type AlertProps, Fade } from '@mui/material';
import type { RaThemeOptions } from 'react-admin';
import { MUI_TEXTS } from '../components/mui-texts';
import { fieldComponents } from './field-components';
import type { Tokens } from './tokens';

const ALERT_TONES = { success: 'green', info: 'blue', warning: 'yellow', error: 'red' } as const;

/**
 * A menu or dialog that grows as it opens moves its items from under the pointer: a quick press would fall between two
 * of them. Fades instead.
 */
const STILL = { defaultProps: { slots: { transition: Fade } } } as const;

/** Elements that only their background sets apart from their neighbours. */
const CHOSEN = ':is([aria-pressed="true"], label:has(> [type="radio"]:checked))';

/** How MUI's parts look here: flat surfaces with a hairline, pill buttons, a visible focus ring everywhere. */
export function portalComponents(tokens: Tokens): RaThemeOptions['components'] {
  const focusRing = { outline: `2px solid ${tokens.brandStrong}`, outlineOffset: 2 };
  return {
    ...fieldComponents(tokens),
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontVariantNumeric: 'lining-nums', textWrap: 'pretty' },
        ':focus-visible': focusRing,
        '@media print': { body: { backgroundColor: '#fff', printColorAdjust: 'exact' } },
        // Forced colours give all backgrounds the same colour, except for these.
        '@media (forced-colors: active)': {
          [CHOSEN]: {
            backgroundColor: 'SelectedItem !important',
            forcedColorAdjust: 'none',
            outlineColor: 'CanvasText !important',
          },
          [`${CHOSEN}, ${CHOSEN} *`]: { color: 'SelectedItemText !important' },
        },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            // Not a tiny duration: with it every change of colour is a transition, which each child begins after its
            // parent.
            transitionDuration: '0s !important',
            transitionDelay: '0s !important',
          },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      // Browsers give buttons a font of their own.
      styleOverrides: { root: { fontFamily: 'inherit' } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: 99, paddingInline: 16, '&:focus-visible': focusRing },
        sizeSmall: { paddingInline: 12, minHeight: 32 },
        outlined: { borderColor: tokens.control },
        text: { paddingInline: 10, '&.MuiButton-sizeSmall': { paddingInline: 10 } },
      },
    },
    MuiIconButton: { styleOverrides: { root: { color: tokens.inkSoft, '&:focus-visible': focusRing } } },
    MuiLink: {
      defaultProps: { underline: 'always' },
      styleOverrides: { root: { color: 'inherit', fontWeight: 600, textUnderlineOffset: '0.2em' } },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderColor: tokens.line, borderRadius: 14 } },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          border: `1px solid ${tokens.line}`,
          borderRadius: 14,
          '&.MuiDialog-paperFullScreen': { borderRadius: 0, border: 0 },
          // Otherwise the dialog scrolls as a whole, and its buttons are out of sight.
          '& > form': { minHeight: 0 },
          // A hairline above the buttons, which the end of the content covers.
          '& > form > .MuiDialogContent-root': {
            background: [
              `linear-gradient(${tokens.raised}, ${tokens.raised}) bottom / 100% 2px no-repeat local`,
              `linear-gradient(${tokens.line}, ${tokens.line}) bottom / 100% 1px no-repeat`,
            ].join(', '),
          },
        },
      },
    },
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px', flexWrap: 'wrap' } } },
    MuiTooltip: {
      // The tooltip of a row covers the same button of the next row, and would take the click.
      defaultProps: { disableInteractive: true },
      styleOverrides: {
        tooltip: { backgroundColor: tokens.ink, color: tokens.paper, fontSize: '0.8125rem', fontWeight: 500 },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: tokens.line, paddingBlock: 8 },
        head: { color: tokens.inkSoft, fontWeight: 600, fontSize: '0.8125rem', background: tokens.sunken },
      },
    },
    MuiTableRow: {
      styleOverrides: { root: { '&.MuiTableRow-hover:hover': { backgroundColor: tokens.paper } } },
    },
    MuiPopover: STILL,
    MuiMenu: STILL,
    MuiAutocomplete: { defaultProps: MUI_TEXTS.MuiAutocomplete },
    MuiTablePagination: { defaultProps: MUI_TEXTS.MuiTablePagination },
    MuiAlert: {
      defaultProps: MUI_TEXTS.MuiAlert,
      styleOverrides: {
        root: ({ ownerState }: { ownerState: AlertProps }) => {
          const { background, text } = tokens[ALERT_TONES[ownerState.severity ?? 'success']];
          return {
            alignItems: 'center',
            backgroundColor: background,
            borderRadius: 10,
            color: text,
            fontSize: '0.9375rem',
            fontWeight: 500,
            '& .MuiAlert-icon, & .MuiAlert-action .MuiIconButton-root': { color: text },
          };
        },
      },
    },
  };
}
