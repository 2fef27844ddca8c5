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
