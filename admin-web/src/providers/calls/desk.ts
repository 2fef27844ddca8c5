import type { Desk } from '@smash/contract/client';
import { api } from '../api-client';
import { unwrap } from './resource-calls';

/** What needs attention, as far as the role may see it. */
export async function readDesk(): Promise<Desk> {
  return unwrap(await api.GET('/api/desk'));
}
