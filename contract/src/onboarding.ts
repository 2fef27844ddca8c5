/** Most characters of the onboarding PIN, and of the field it is typed into (docs/requirements/onboarding.md#o-2). */
export const ONBOARDING_PIN_LENGTH = 10;
