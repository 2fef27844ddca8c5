import { trustedTypes } from './trusted-types';

const policy = trustedTypes?.createPolicy('third-party', { createScriptURL: (address) => address });

/** Adds a script of a third party, whose address is a setting of the build, without blocking anything. */
export function addThirdPartyScript(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.src = policy?.createScriptURL(address) ?? address;
  document.head.append(script);
  return script;
}
