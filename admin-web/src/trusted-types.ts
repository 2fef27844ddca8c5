/** The part of Trusted Types that is used here (https://w3c.github.io/trusted-types); not every browser has it. */
interface TrustedTypes {
  createPolicy(name: string, rules: Record<string, (text: string) => string | undefined>): unknown;
}

/** The space without width with which react-admin reserves the line below an input (its InputHelperText). */
const RESERVED_LINE = '&#8203;';

/** The portal's own scripts, such as the worker that draws PDFs. */
const isOwnScript = (address: string) => {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith(import.meta.env.BASE_URL);
};

/**
 * Where the policy of the page asks for it, limits the texts that may become markup or the address of a script to those
 * that the libraries need. Call it before anything is drawn.
 */
export function limitScriptSinks(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (markup === RESERVED_LINE ? markup : undefined),
    createScriptURL: (address) => (isOwnScript(address) ? address : undefined),
  });
}
