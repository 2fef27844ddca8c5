/** The portal's name in react-admin's store of preferences. */
export const PREFERENCES_APP = 'smash.portal';

/** Prefix of the portal's keys in the browser's storage, as react-admin makes it. */
export const PREFERENCES_PREFIX = `RaStore${PREFERENCES_APP}.`;
