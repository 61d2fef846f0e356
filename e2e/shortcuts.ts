import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Waits for the writers' keyboard shortcuts: they are loaded after the first paint, together with a button, and begin to
 * act soon after it is shown.
 */
export async function waitForShortcuts(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Find a command/ })).toBeVisible();
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}
