/** Most characters of the onboarding PIN, and of the field it is typed into (spec 2, section 9). */
export const ONBOARDING_PIN_LENGTH = 10;
