import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Waits for the writers' keyboard shortcuts: they are loaded after the first paint, together with a button. */
export const waitForShortcuts = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: /^Find a command/ })).toBeVisible();
