import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const replyBox = (page: Page) => page.getByLabel('Reply text');
export const passageBox = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Passage for ${number}.` });
export const board = (page: Page) => page.getByRole('region', { name: 'Cards and passages' });
export const drawButton = (page: Page) => page.getByRole('button', { name: 'Draw the cards' });
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Seal and send' });
export const yesButton = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'YES' });

/** Fills a box. A draft that arrives after the box was selected and before it is filled stays in it: then once more. */
export async function writeInto(box: Locator, text: string) {
  await expect(async () => {
    await box.fill(text);
    await expect(box).toHaveValue(text, { timeout: 1_000 });
  }).toPass();
}

export async function openReading(page: Page, id: number) {
  await page.goto(`/readings/${id}`);
  await page.getByRole('radio', { name: 'Reading response' }).check();
}
