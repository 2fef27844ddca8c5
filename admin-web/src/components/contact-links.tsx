import CallIcon from '@mui/icons-material/CallOutlined';
import { IconButton, Link } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { t } from '../i18n/t';

const QUIET = { fontWeight: 400 };

/** Longer than a column may grow; an address beyond it breaks where it must. */
const LONGEST_ADDRESS = 280;

const ONE_LINE = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
  whiteSpace: 'nowrap',
};

/**
 * The record's email address, ready to write to. Where it is too long for its place, the domain is on a line of its
 * own; on one line it is cut short, and read whole when it is pointed at.
 */
export function EmailLink({ isOneLine = false }: { isOneLine?: boolean }) {
  const email = useRecordContext<{ id: string; email: string }>()?.email;
  if (!email) return null;
  const at = email.lastIndexOf('@');
  return (
    <Link
      href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
      {...(isOneLine && { title: email })}
      underline="hover"
      sx={{
        ...QUIET,
        display: 'inline-block',
        // What stands beside it is in line with its first line.
        verticalAlign: 'top',
        maxWidth: LONGEST_ADDRESS,
        ...(isOneLine ? ONE_LINE : { overflowWrap: 'break-word' }),
      }}
    >
      {isOneLine ? (
        email
      ) : (
        <>
          {email.slice(0, at)}
          <wbr />
          {email.slice(at)}
        </>
      )}
    </Link>
  );
}

const toCall = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** The record's telephone number on a phone, where it is called and not copied. */
export function CallButton() {
  const phone = useRecordContext<{ id: string; phone: string }>()?.phone;
  if (!phone) return null;
  return (
    <IconButton href={toCall(phone)} aria-label={t('Call %{phone}', { phone })} title={phone} size="small">
      <CallIcon fontSize="small" />
    </IconButton>
  );
}

/** The record's telephone number, ready to call. */
export function PhoneLink() {
  const phone = useRecordContext<{ id: string; phone: string }>()?.phone;
  if (!phone) return null;
  return (
    <Link href={toCall(phone)} underline="hover" sx={{ ...QUIET, whiteSpace: 'nowrap' }}>
      {phone}
    </Link>
  );
}
