import { setUp } from './global-set-up.mjs';

export default async function setUpServices() {
  globalThis.stopServices = await setUp({ withSites: false });
}
