import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { COMPANY } from '@smash/contract';
import { useId } from 'react';
import { CopyButton } from '../../../components/copy-button';
import { saveFile } from '../../../components/save-file';
import { t } from '../../../i18n/t';

interface RecoveryCodesDialogProps {
  /** The dialog is open while there are codes. */
  codes: string[];
  onClose: () => void;
}

/** Shows new recovery codes, this once. It closes only by its button, since nobody can see the codes again. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const id = useId();
  const text = `${codes.join('\n')}\n`;
  const download = () =>
    saveFile(
      new Blob([
        t('Recovery codes for the portal of %{company}\nEach works once.\n\n%{text}', {
          company: COMPANY.name,
          text,
        }),
      ]),
      'recovery-codes.txt',
    );
  return (
    <Dialog
      open={codes.length > 0}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-hint`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{t('Your recovery codes')}</DialogTitle>
      <DialogContent>
        <Typography id={`${id}-hint`} variant="body2" sx={{ mb: 2 }}>
          {t(
            "Keep these where you find them without your phone. Each logs you in once in place of the app or a passkey. They won't be shown again.",
          )}
        </Typography>
        <Box
          component="ul"
          sx={{
            bgcolor: 'action.hover',
            borderRadius: '10px',
            columnGap: 3,
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            justifyItems: 'center',
            listStyle: 'none',
            m: 0,
            px: 1,
            py: 1.5,
            rowGap: 0.5,
          }}
        >
          {codes.map((code) => (
            <Typography key={code} component="li" variant="body2" sx={{ fontFamily: 'monospace' }}>
              {code}
            </Typography>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <CopyButton
            size="small"
            text={text}
            done={t('The codes were copied')}
            failure={t('The codes could not be copied. Please download them.')}
          />
          <Button size="small" color="secondary" startIcon={<DownloadIcon />} onClick={download}>
            {t('Download')}
          </Button>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('I have saved them')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
