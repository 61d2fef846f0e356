import type { Page } from '@playwright/test';

export const replyBox = (page: Page) => page.getByLabel('Reply text');
export const passageBox = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Passage for ${number}.` });
export const board = (page: Page) => page.getByRole('region', { name: 'Cards and passages' });
export const drawButton = (page: Page) => page.getByRole('button', { name: 'Draw the cards' });
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Seal and send' });
export const yesButton = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'YES' });

export async function openReading(page: Page, id: number) {
  await page.goto(`/readings/${id}`);
  await page.getByRole('radio', { name: 'Reading response' }).check();
}
