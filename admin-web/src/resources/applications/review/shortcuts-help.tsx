import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { APPLICATION_STATUS_LABELS, APPLICATION_STATUSES } from '@smash/contract';
import { Fragment } from 'react';
import { ShortcutsSwitch } from '../../../components/shortcuts/shortcuts-switch';
import { statusKey } from './status-key';
import { t } from '../../../i18n/t';

const KEYS: readonly (readonly [key: string, action: string])[] = [
  ['J', t('Next application')],
  ['K', t('Previous application')],
  ['O', t("Next application that you haven't opened")],
  ...APPLICATION_STATUSES.map(
    (status) =>
      [statusKey(status), t('Set to %{status}', { status: t(APPLICATION_STATUS_LABELS[status]) })] as const,
  ),
  ['A', t('Turn “Next after a decision” on or off')],
  ['R', t('Rate: then 1 to 4 for each criterion')],
  ['M', t('Email the applicant')],
  ['N', t('Write a note')],
  ['L', t('Switch between CV and cover letter')],
  ['D', t('Download what is shown')],
  ['/', t('Search the PDF (in a list, the rows)')],
  ['U', t('Undo the last change')],
  ['?', t('Show these shortcuts')],
];

/** Explains the keys, with the switch that turns them off. */
export function ShortcutsHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby="shortcuts-title" maxWidth="xs" fullWidth>
      <DialogTitle id="shortcuts-title">{t('Keyboard shortcuts')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            alignItems: 'baseline',
            display: 'grid',
            gap: 1,
            gridTemplateColumns: '40px 1fr',
            m: 0,
            mb: 2,
          }}
        >
          {KEYS.map(([key, action]) => (
            <Fragment key={key}>
              <Box component="dt">
                <kbd>{key}</kbd>
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {action}
              </Box>
            </Fragment>
          ))}
        </Box>
        <ShortcutsSwitch />
      </DialogContent>
      <DialogActions>
        <Button autoFocus color="secondary" onClick={onClose}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
