import type { Activity, Message, SaveActivity, SaveMessage, SaveZone, Zone } from '@smash/contract/client';
import type { Locator, Page } from '@playwright/test';
import { type SiteApi, uniqueWord } from './api.js';

/** One record of a list: a row of the table, or a card where the screen is narrow. */
export function recordEntry(page: Page, text: string): Locator {
  const main = page.getByRole('main');
  return main.getByRole('row').or(main.getByRole('listitem')).filter({ hasText: text });
}

export async function createZone({ client }: SiteApi, zone: Partial<SaveZone> = {}): Promise<Zone> {
  const body = { name: `Zone ${uniqueWord()}`, states: [], ...zone };
  const { data, error } = await client.POST('/api/zones/', { body });
  if (!data) throw new Error(`The zone was refused: ${JSON.stringify(error)}`);
  return data;
}

export async function createActivity(
  { client }: SiteApi,
  activity: Partial<SaveActivity> = {},
): Promise<Activity> {
  const body = { title: `Members’ day ${uniqueWord()}`, description: 'Everybody meets.', ...activity };
  const { data, error } = await client.POST('/api/activities/', { body });
  if (!data) throw new Error(`The activity was refused: ${JSON.stringify(error)}`);
  return data;
}

export async function createMessage(
  { client }: SiteApi,
  message: Partial<SaveMessage> = {},
): Promise<Message> {
  const body = { title: `Welcome ${uniqueWord()}`, body: 'Good to have you.', ...message };
  const { data, error } = await client.POST('/api/messages/', { body });
  if (!data) throw new Error(`The message was refused: ${JSON.stringify(error)}`);
  return data;
}
