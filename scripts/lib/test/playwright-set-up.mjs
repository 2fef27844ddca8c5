import { setUp } from './global-set-up.mjs';

export default () => setUp({ withSites: true });
