import { inRoot } from '../paths.mjs';

/** The API description, which the compiled backend writes without a database. */
export const documentFile = inRoot('contract', 'openapi.json');
/** The types of the client, made from the description. */
export const typesFile = inRoot('contract', 'src', 'client', 'generated', 'api.ts');
