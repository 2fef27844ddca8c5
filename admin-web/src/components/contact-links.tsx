import CallIcon from '@mui/icons-material/CallOutlined';
import { IconButton, Link } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { t } from '../i18n/t';

const QUIET = { fontWeight: 400 };

/** Widest that an address may make a column, in pixels; a longer one wraps, within a word if it must. */
const LONGEST_ADDRESS = 280;

const ONE_LINE = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
  whiteSpace: 'nowrap',
};

/**
 * The record's email address, ready to write to. Where it is too long for its place, its domain goes to a second line;
 * with `isOneLine` it is cut short, and shown whole under the pointer.
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
        // Lines up whatever stands beside the address with its first line.
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

/** The "(0)" of "+234 (0)803 …", which is dialled only within the country. */
const ZERO_AT_HOME = /^(\+[^(]*)\(0\)/;

/** The `tel:` address of a number as it was written. */
export const toCall = (phone: string) => `tel:${phone.replace(ZERO_AT_HOME, '$1').replace(/[^\d+]/g, '')}`;

/**
 * The record's telephone number as it was written, and its `tel:` address, international where the record has that
 * form.
 */
function usePhone() {
  const record = useRecordContext<{ id: string; phone: string; phone_e164?: string | null }>();
  return record?.phone ? { phone: record.phone, href: toCall(record.phone_e164 ?? record.phone) } : undefined;
}

/** The record's telephone number as a button, for phones, where people call it and do not copy it. */
export function CallButton() {
  const called = usePhone();
  if (!called) return null;
  const { phone, href } = called;
  return (
    <IconButton href={href} aria-label={t('Call %{phone}', { phone })} title={phone} size="small">
      <CallIcon fontSize="small" />
    </IconButton>
  );
}

/** The record's telephone number, ready to call. */
export function PhoneLink() {
  const called = usePhone();
  if (!called) return null;
  const { phone, href } = called;
  return (
    <Link href={href} underline="hover" sx={{ ...QUIET, whiteSpace: 'nowrap' }}>
      {phone}
    </Link>
  );
}
