import { Link } from '@mui/material';
import { parseWebAddress } from '@smash/contract';

/** A link a stranger typed. Only web addresses become links; anything else is shown as the text it is. */
export function ExternalLink({ address }: { address: string }) {
  const url = parseWebAddress(address);
  if (url === undefined) return <>{address}</>;
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {address}
    </Link>
  );
}
