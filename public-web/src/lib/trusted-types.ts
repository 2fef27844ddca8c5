interface Rules {
  createHTML?: (markup: string) => string | undefined;
  createScriptURL?: (address: string) => string | undefined;
}

/** The part of Trusted Types in use here (https://w3c.github.io/trusted-types). Not every browser has it. */
export interface TrustedTypes {
  createPolicy(name: string, rules: Rules): { createScriptURL: (address: string) => string };
}

export const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** Markup from which React creates a script element in a browser. It is empty and does not run. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * Whether a text may become markup. React writes two such texts for a page with structured data that is reached inside the
 * site: an empty script, and the data with every `<` escaped. A text without `<` creates no element.
 */
export const isHarmlessMarkup = (markup: string): boolean => markup === EMPTY_SCRIPT || !markup.includes('<');

// The browser still reports any other text that becomes markup.
trustedTypes?.createPolicy('default', {
  createHTML: (markup) => (isHarmlessMarkup(markup) ? markup : undefined),
});
