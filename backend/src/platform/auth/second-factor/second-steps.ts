/** Ways to do the second step of a login. */
export const SECOND_STEPS = ['totp', 'passkey', 'recovery_code'] as const;
export type SecondStep = (typeof SECOND_STEPS)[number];
