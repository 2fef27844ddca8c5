interface Rules {
  createHTML?: (markup: string) => string | undefined;
  createScriptURL?: (address: string) => string | undefined;
}

/** What of Trusted Types is used here (https://w3c.github.io/trusted-types); not in every browser. */
interface TrustedTypes {
  createPolicy(name: string, rules: Rules): { createScriptURL: (address: string) => string };
}

export const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** How React makes a script element in a browser; it holds nothing, and does not run. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * Whether a text may become markup: what React writes when a page that one comes to inside the site has structured data,
 * an empty script and the data, in which every `<` is escaped. Without `<` no text makes an element.
 */
export const isHarmlessMarkup = (markup: string): boolean => markup === EMPTY_SCRIPT || !markup.includes('<');

// Of whatever else becomes markup the browser goes on to tell.
trustedTypes?.createPolicy('default', {
  createHTML: (markup) => (isHarmlessMarkup(markup) ? markup : undefined),
});
