import { t } from '../i18n/t';

const PAGES = {
  first: t('Go to first page'),
  last: t('Go to last page'),
  next: t('Go to next page'),
  previous: t('Go to previous page'),
} as const;

/** The texts that MUI shows by itself. */
export const MUI_TEXTS = {
  MuiAlert: { closeText: t('Close') },
  MuiAutocomplete: {
    clearText: t('Clear'),
    closeText: t('Close'),
    loadingText: t('Loading…'),
    noOptionsText: t('No options'),
    openText: t('Open'),
  },
  MuiTablePagination: {
    getItemAriaLabel: (page: keyof typeof PAGES) => PAGES[page],
    labelRowsPerPage: t('Rows per page:'),
  },
} as const;
