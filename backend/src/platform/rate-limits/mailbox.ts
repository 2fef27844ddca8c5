import { domainToASCII } from 'node:url';

const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * The form of an address under which mails to it are counted, so that other spellings do not get a stranger more mails
 * to it: without case, and with the domain as mail servers see it. Addresses with a plus are counted together, apart
 * from the one without, so that made-up ones do not use up the owner's mails. Gmail ignores dots, and delivers to the
 * same mailbox by either of its domains.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 0) return address.toLowerCase();
  const domain = address.slice(at + 1).toLowerCase();
  const name = address
    .slice(0, at)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?!^)\+.*$/, '+');
  if (GMAIL.includes(domain)) return `${name.replaceAll('.', '')}@gmail.com`;
  return `${name}@${domainToASCII(domain) || domain}`;
}

/**
 * In SQL, the mailbox of an address as far as it is certain: of Gmail as `mailboxOf` has it, of every other domain the
 * address without case. There, addresses that differ behind a plus may belong to different people, so that a link to one of
 * them must open nothing of another.
 * @param address an expression in SQL
 */
export const mailboxSql = (address: string): string =>
  `CASE WHEN lower(${address}) ~ '@(gmail|googlemail)\\.com$'
     THEN replace(regexp_replace(split_part(lower(${address}), '@', 1), '(.)\\+.*', '\\1+'), '.', '') || '@gmail.com'
     ELSE lower(${address}) END`;
