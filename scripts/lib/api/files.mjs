import { inRoot } from '../paths.mjs';

/** The API description, which the compiled backend writes without a database. */
export const documentFile = inRoot('contract', 'openapi.json');
/** The description of the last release, which programs may rely on. */
export const releasedFile = inRoot('contract', 'released', 'openapi.json');
/** The types of the client, made from the description. */
export const typesFile = inRoot('contract', 'src', 'client', 'generated', 'api.ts');
