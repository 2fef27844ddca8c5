/**
 * An address with an x for each character before its @ that is not ASCII, so that `isEmail` allows those that people gave
 * while such characters were taken. For forms that look for an address, not for new ones.
 */
export function withAsciiName(address: string): string {
  const at = address.lastIndexOf('@');
  return address.slice(0, at).replace(/[^\p{ASCII}\p{C}\s]/gu, 'x') + address.slice(at);
}
