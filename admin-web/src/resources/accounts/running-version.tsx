import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { t } from '../../i18n/t';

/** The version, for reports of faults; nothing while the server does not tell it. */
export function RunningVersion() {
  const dataProvider = usePortalDataProvider();
  const { data: version } = useQuery({
    queryKey: ['running-version'],
    queryFn: () => dataProvider.readVersion(),
  });
  if (!version) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 3, overflowWrap: 'anywhere' }}>
      {t('Version %{version}', { version })}
    </Typography>
  );
}
