import { domainToASCII } from 'node:url';

const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * What mails to an address are counted by, so that nobody gets more of them because a stranger spells it in another way:
 * without case, and with the domain as mail servers see it. Addresses with something after a plus are counted together,
 * and apart from the one without: a stranger who makes some up does not use up the mails of its owner. Gmail delivers to
 * the same mailbox wherever the dots are, and by either of its domains.
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
