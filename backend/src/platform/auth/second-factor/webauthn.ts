/** Loaded with the first passkey: that saves half a second of every start, and many servers never need it. */
export const webAuthn = () => import('@simplewebauthn/server');

/** A new passkey, as the browser sends it. Binary parts are base64url. */
export interface Attestation {
  id: string;
  client_data: string;
  attestation_object: string;
  transports: string[];
}

/** A signature by a passkey, as the browser sends it. Binary parts are base64url. */
export interface Assertion {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}

/** Converts to the form that the library takes. */
export const toRegistration = ({ id, client_data, attestation_object, transports }: Attestation) => ({
  ...ofPublicKey(id),
  response: { clientDataJSON: client_data, attestationObject: attestation_object, transports },
});

/** Converts to the form that the library takes. */
export const toAuthentication = ({ id, client_data, authenticator_data, signature }: Assertion) => ({
  ...ofPublicKey(id),
  response: { clientDataJSON: client_data, authenticatorData: authenticator_data, signature },
});

const ofPublicKey = (id: string) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
});
