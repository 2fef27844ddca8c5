/** The portal's name in react-admin's store of preferences. */
export const PREFERENCES_APP = 'smash.portal';

/** How react-admin names what it keeps of this portal in the browser's storage. */
export const PREFERENCES_PREFIX = `RaStore${PREFERENCES_APP}.`;
