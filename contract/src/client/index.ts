import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { components, paths } from './generated/api.js';

/** Client of the whole API, typed by its description. Paths are given as documented, `/api` included. */
export type ApiClient = Client<paths>;

/** Bodies by the names that the API description gives them. */
export type Schemas = components['schemas'];
export type Job = Schemas['JobDto'];
export type SaveJob = Schemas['SaveJobDto'];
export type Application = Schemas['ApplicationDto'];
export type SubmittedApplication = Schemas['SubmittedApplication'];
export type Account = Schemas['AccountDto'];
export type FileLink = Schemas['FileLinkDto'];

/** A client for this origin, or for the base address given in the options. */
export function createApiClient(options: ClientOptions = {}): ApiClient {
  return createClient<paths>(options);
}
