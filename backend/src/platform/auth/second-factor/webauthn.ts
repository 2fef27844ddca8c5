/** Loaded with the first passkey: half a second of every start is saved, and many servers never see one. */
export const webAuthn = () => import('@simplewebauthn/server');

/** What a browser returns for a passkey that it has made. Binary parts are base64url. */
export interface Attestation {
  id: string;
  client_data: string;
  attestation_object: string;
  transports: string[];
}

/** What a browser returns for a passkey that has signed. Binary parts are base64url. */
export interface Assertion {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}

/** The form that the library takes. */
export const toRegistration = ({ id, client_data, attestation_object, transports }: Attestation) => ({
  ...ofPublicKey(id),
  response: { clientDataJSON: client_data, attestationObject: attestation_object, transports },
});

/** The form that the library takes. */
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
