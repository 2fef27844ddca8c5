import { Skeleton } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import { TextLink } from '../components/text-link';
import { t } from '../i18n/t';

/** Who is logged in, as the server says, so that a reload does not forget it. */
export function AccountLink() {
  const { identity, isPending } = useGetIdentity();
  if (isPending) return <Skeleton width={70} />;
  return (
    <TextLink
      to="/my-account"
      title={t('My account')}
      variant="body2"
      noWrap
      sx={{ display: 'block', maxWidth: { xs: 110, sm: 180 }, py: 0.5 }}
    >
      {identity?.fullName ?? t('My account')}
    </TextLink>
  );
}
