import { Link } from '@mui/material';
import { webAddress } from './web-address';

/** A link a stranger typed. Only web addresses become links; anything else is shown as the text it is. */
export function ExternalLink({ address }: { address: string }) {
  const url = webAddress(address);
  if (url === undefined) return <>{address}</>;
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {address}
    </Link>
  );
}
