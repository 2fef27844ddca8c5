import { Button } from '@mui/material';
import { focusMain } from '../components/focus-main';
import { t } from '../i18n/t';

/** First stop of the Tab key; jumps over the header. */
export function SkipLink() {
  return (
    <Button
      onClick={focusMain}
      variant="contained"
      sx={{
        displayPrint: 'none',
        left: 8,
        position: 'absolute',
        top: 8,
        zIndex: 'tooltip',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {t('Skip to content')}
    </Button>
  );
}
