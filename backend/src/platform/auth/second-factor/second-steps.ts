/** How the second step of a login can be done. */
export const SECOND_STEPS = ['totp', 'passkey', 'recovery_code'] as const;
export type SecondStep = (typeof SECOND_STEPS)[number];
