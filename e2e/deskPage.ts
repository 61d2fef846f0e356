import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const thread = (page: Page) => page.getByRole('region', { name: 'Thread' });
export const queue = (page: Page) => page.getByRole('list', { name: 'Queue' });

/** Opens a request at the desk, and waits for the data about its member. */
export async function openRequest(page: Page, id: number) {
  await page.goto(`/readings/${id}`);
  await expect(page.getByRole('region', { name: 'Tags' })).toBeVisible();
}
