import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { aMember, aMemberWithoutDrafts, aQuestion } from './people.ts';
import { replyBox } from './spreadBoard.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const controlsButton = (page: Page) => page.getByRole('button', { name: /^Reading response · / });
const spreadChoice = (page: Page) => page.getByRole('combobox', { name: 'Spread' });

test('on a phone the controls fold behind one button while a letter is written', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMemberWithoutDrafts(server, writer);
  const id = await aQuestion(server, member, { numberOfTarotCards: 3 });
  const page = await openPageAs(writer, PHONE);
  await page.goto(`/readings/${id}`);
  const reply = replyBox(page);
  const tops = async () => Math.round((await reply.boundingBox())!.y);
  await reply.tap();
  await expect(reply).toBeFocused();
  await expect(spreadChoice(page)).toBeVisible();
  const heightOfForm = async () => (await page.getByRole('form', { name: 'Response' }).boundingBox())!.height;
  const height = await heightOfForm();
  await reply.pressSequentially('Dear Rosalind,');
  const button = controlsButton(page);
  await expect(button).toHaveAccessibleName('Reading response · three cards · as Isolde');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(spreadChoice(page)).toBeHidden();
  await expect(reply).toBeFocused();
  await expect(reply).toBeInViewport();
  expect(await heightOfForm()).toBeLessThan(height - 100);

  // A press on a control below the text reaches it, although the focus leaves the text.
  const top = await tops();
  await page.getByRole('button', { name: 'Seal and send' }).hover();
  await page.mouse.down();
  expect(await tops()).toBe(top);
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await button.press('Enter');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('radio', { name: 'One card' }).check();
  await expect(button).toHaveAccessibleName('Reading response · one card · as Isolde');
  await reply.press('End');
  await reply.pressSequentially(' begin.');
  await expect(reply).toHaveValue('Dear Rosalind, begin.');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('tab', { name: 'Member' }).tap();
  await page.getByRole('tab', { name: 'Letter' }).tap();
  await expect(button).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'One card' })).toBeChecked();
});

test('on a wide screen the controls stay while a letter is written', async ({
  server,
  writer,
  openPageAs,
}) => {
  const id = await aQuestion(server, await aMember(server), { numberOfTarotCards: 3 });
  const page = await openPageAs(writer);
  await page.goto(`/readings/${id}`);
  await replyBox(page).pressSequentially('Dear Rosalind,');
  await expect(spreadChoice(page)).toBeVisible();
  await expect(controlsButton(page)).toBeHidden();
});
