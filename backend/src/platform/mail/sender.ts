import { domainToASCII } from 'node:url';

/** Whom all mails are from. */
export interface Sender {
  /** Empty if there is none. */
  name: string;
  address: string;
}

/** @param mailFrom MAIL_FROM: an address, or a name and an <address> */
export function senderOf(mailFrom: string): Sender {
  const [, name = '', address = mailFrom] = /^(.*?)<?([^\s<>@]+@[^\s<>@]+)>?$/.exec(mailFrom) ?? [];
  return { name: withoutQuotes(name.trim()), address };
}

/** The domain of its address, in ASCII, as headers and mail servers need it. */
export function domainOf({ address }: Sender): string {
  const domain = address.slice(address.indexOf('@') + 1);
  return domainToASCII(domain) || domain;
}

/** The text of a quoted string (RFC 5322); any other text stays as it is. */
function withoutQuotes(name: string): string {
  const [, quoted] = /^"((?:[^"\\]|\\.)*)"$/.exec(name) ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? name;
}
