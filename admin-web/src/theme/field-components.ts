import type { RaThemeOptions } from 'react-admin';
import type { Tokens } from './tokens';

/** Fields have their label above the box, where it can be of any length and never moves. */
export function fieldComponents(tokens: Tokens): NonNullable<RaThemeOptions['components']> {
  return {
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true } },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          maxWidth: 'none',
          marginBottom: 4,
          color: tokens.ink,
          fontSize: '0.8125rem',
          fontWeight: 600,
          lineHeight: 1.5,
          whiteSpace: 'normal',
          '&.Mui-focused': { color: tokens.ink },
          '&.Mui-error': { color: tokens.red.text },
        },
        asterisk: { color: tokens.brandStrong },
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: {
          backgroundColor: tokens.raised,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: tokens.control },
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: tokens.ink },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: tokens.red.text },
        },
        notchedOutline: { top: 0, '& legend': { display: 'none' } },
        input: { '&::placeholder': { color: tokens.inkSoft, opacity: 1 } },
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: { marginInline: 0, fontSize: '0.8125rem', '&.Mui-error': { fontWeight: 500 } },
      },
    },
    MuiNativeSelect: { styleOverrides: { select: { '& option': { backgroundColor: tokens.raised } } } },
  };
}
