import type { Message, SaveMessage } from '@smash/contract/client';
import type { Locator, Page } from '@playwright/test';
import { dataOf, type SiteApi, uniqueWord } from './api.js';

/** One record of a list: a row of the table, or a card where the screen is narrow. */
export function recordEntry(page: Page, text: string): Locator {
  const main = page.getByRole('main');
  return main.getByRole('row').or(main.getByRole('listitem')).filter({ hasText: text });
}

export async function createMessage(
  { client }: SiteApi,
  message: Partial<SaveMessage> = {},
): Promise<Message> {
  const body = { title: `Welcome ${uniqueWord()}`, body: 'Good to have you.', ...message };
  return dataOf(await client.POST('/api/messages/', { body }), 'a message');
}
