import { Box } from '@mui/material';
import { isLimited, ownBrands } from '../providers/session';
import { describeBrands } from './describe-brands';
import { t } from '../i18n/t';

/** Says which brands the account of the person is limited to; nothing for an account without a limit. */
export function LimitedTo() {
  if (!isLimited()) return null;
  return (
    <Box component="span" sx={{ display: 'block' }}>
      {t('Limited to %{brands}', { brands: describeBrands(ownBrands()) })}
    </Box>
  );
}
