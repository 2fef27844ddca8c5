/** The address with its scheme (https where none was typed), or undefined unless it is http or https. */
export function webAddress(address: string): string | undefined {
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(address.trim());
  try {
    const url = new URL(hasScheme ? address.trim() : `https://${address.trim()}`);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
