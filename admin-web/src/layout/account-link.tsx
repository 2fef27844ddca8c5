import { Skeleton } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import { TextLink } from '../components/text-link';

/** Who is logged in, as the server says, so that a reload does not forget it. */
export function AccountLink() {
  const { identity, isPending } = useGetIdentity();
  if (isPending) return <Skeleton width={70} />;
  return (
    <TextLink
      to="/my-account"
      title="My account"
      variant="body2"
      noWrap
      sx={{ display: 'block', maxWidth: { xs: 110, sm: 180 }, py: 0.5 }}
    >
      {identity?.fullName ?? 'My account'}
    </TextLink>
  );
}
