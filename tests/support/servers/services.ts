import { requireVariable } from './test-database.js';

/**
 * A service that tests share (scripts/lib/test/services.mjs), started at the first request.
 * @throws with the reason when it cannot start
 */
export async function provide<Service>(name: string): Promise<Service> {
  const response = await fetch(`${requireVariable('TEST_SERVICES_URL')}/${name}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Service;
}
