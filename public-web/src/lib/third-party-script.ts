/** What of Trusted Types is used here (https://w3c.github.io/trusted-types); not in every browser. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('third-party', { createScriptURL: (address) => address });

/** Adds a script of a third party, whose address is a setting of the build, without blocking anything. */
export function addThirdPartyScript(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.src = policy?.createScriptURL(address) ?? address;
  document.head.append(script);
  return script;
}
