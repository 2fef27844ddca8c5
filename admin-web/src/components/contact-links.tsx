import { Link } from '@mui/material';
import { useRecordContext } from 'react-admin';

const QUIET = { fontWeight: 400, overflowWrap: 'anywhere' } as const;

/** The record's e-mail address, ready to write to. */
export function EmailLink() {
  const email = useRecordContext<{ id: string; email: string }>()?.email;
  if (!email) return null;
  return (
    <Link href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} underline="hover" sx={QUIET}>
      {email}
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
