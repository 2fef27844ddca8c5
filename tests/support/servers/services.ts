import { requireVariable } from './test-database.js';

/**
 * Something that tests share (scripts/lib/test/services.mjs), started when it is first asked for.
 * @throws with the reason when it cannot be had
 */
export async function provide<Service>(name: string): Promise<Service> {
  const response = await fetch(`${requireVariable('TEST_SERVICES_URL')}/${name}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Service;
}
