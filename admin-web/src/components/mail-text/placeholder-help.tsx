import { Box, Typography } from '@mui/material';
import { MAIL_PLACEHOLDER_NAMES, MAIL_PLACEHOLDERS, writtenPlaceholder } from '@smash/contract';
import { t } from '../../i18n/t';
import { tContract } from '../../i18n/t-contract';

/** The placeholders that can be typed into a mail. */
export function PlaceholderHelp() {
  return (
    <Box component="details" sx={{ fontSize: '0.8125rem' }}>
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
        {t('Placeholders')}
      </Typography>
      <Box
        component="dl"
        sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: 'max-content 1fr', columnGap: 2, mb: 0, mt: 1 }}
      >
        {MAIL_PLACEHOLDER_NAMES.map((name) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ fontFamily: 'monospace' }}>
              {writtenPlaceholder(name)}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {tContract(MAIL_PLACEHOLDERS[name].label)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
