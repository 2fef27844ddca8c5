import { Link } from '@mui/material';
import { useRecordContext } from 'react-admin';

const QUIET = { fontWeight: 400 };

/** Longer than a column may grow; an address beyond it breaks where it must. */
const LONGEST_ADDRESS = 280;

/** The record's e-mail address, ready to write to. Where it is too long for its place, the domain is on a line of its own. */
export function EmailLink() {
  const email = useRecordContext<{ id: string; email: string }>()?.email;
  if (!email) return null;
  const at = email.lastIndexOf('@');
  return (
    <Link
      href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
      underline="hover"
      sx={{ ...QUIET, display: 'inline-block', maxWidth: LONGEST_ADDRESS, overflowWrap: 'break-word' }}
    >
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Link>
  );
}

/** The record's telephone number, ready to call. */
export function PhoneLink() {
  const phone = useRecordContext<{ id: string; phone: string }>()?.phone;
  if (!phone) return null;
  return (
    <Link
      href={`tel:${phone.replace(/[^\d+]/g, '')}`}
      underline="hover"
      sx={{ ...QUIET, whiteSpace: 'nowrap' }}
    >
      {phone}
    </Link>
  );
}
