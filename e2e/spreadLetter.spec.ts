import type { Page } from '@playwright/test';
import { drawCards, listMessages, postResponse } from '#contract/readings/calls.ts';
import { findViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { aMember, aQuestion, send } from './people.ts';
import {
  board,
  drawButton,
  openReading,
  passageBox,
  replyBox,
  sendButton,
  writeInto,
} from './spreadBoard.ts';

const PASSAGES = [
  'The lantern is lit, and it is yours.',
  'Across it lies what argues. Ask it to sit down.',
  'Below everything is a habit of finishing for others.',
  'Behind you is a kindness that you have not counted.',
  'Above you is the thing you say when nobody asks.',
];

/** The larger number of pages of both paper sizes. */
async function countPrintedPages(page: Page): Promise<number> {
  const pages: number[] = [];
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format });
    pages.push([...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length);
  }
  return Math.max(...pages);
}

/** On a sheet of A4, of which the margins are left out. */
async function expectReadableLinesBesidePrintedFigure(page: Page) {
  const viewport = page.viewportSize()!;
  await page.setViewportSize({ width: 673, height: 1017 });
  await page.emulateMedia({ media: 'print' });
  const figure = (await page.getByRole('list', { name: 'Celtic Cross' }).boundingBox())!;
  const words = (await page.getByText('Dear', { exact: false }).last().boundingBox())!;
  expect(figure.x - words.x).toBeGreaterThan(200);
  expect(figure.x + figure.width).toBeLessThanOrEqual(673);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(viewport);
}

async function expectAccessible(page: Page) {
  const violations = await findViolations(page);
  expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([]);
}

test('a writer draws a Celtic Cross and writes about five cards; the member reads and prints it', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member, { numberOfTarotCards: 10 });
  const desk = await openPageAs(writer, { reducedMotion: 'reduce' });
  await openReading(desk, id);
  await expect(desk.getByLabel('Spread', { exact: true })).toHaveValue('celtic-cross');
  await drawButton(desk).click();
  await expect(desk.getByRole('list', { name: 'Celtic Cross' }).getByRole('button')).toHaveCount(10);
  await expect(passageBox(desk, 10), 'the passages of the draft').toHaveValue(/\w/);
  await replyBox(desk).press('Control+Backspace');
  await expect(passageBox(desk, 10)).toHaveValue('');
  await writeInto(replyBox(desk), 'Dear Rosalind,\n\nI laid the cards for you this evening.');
  await writeInto(passageBox(desk, 1), PASSAGES[0]!);
  for (const [n, words] of PASSAGES.slice(1).entries()) {
    await desk.keyboard.press('Alt+ArrowDown');
    await expect(passageBox(desk, n + 2)).toBeFocused();
    await desk.keyboard.insertText(words);
  }
  await board(desk).getByRole('button', { name: 'Meaning' }).first().click();
  await expectAccessible(desk);
  await sendButton(desk).click();
  await expect(desk.getByRole('region', { name: 'Thread' })).toContainText('Ask it to sit down');
  await expect(board(desk)).toHaveCount(0);
  await expect(desk.getByRole('radio', { name: 'Standard' })).toBeChecked();
  await desk.getByRole('radio', { name: 'Reading response' }).check();
  await expect(drawButton(desk)).toBeVisible();
  const { results } = await send(server, listMessages, { id }, member.token);
  const { spread, cards } = results.find(({ responseMode }) => responseMode === 'ReadingResponse')!;
  expect([spread, cards.length]).toEqual(['celtic-cross', 10]);
  expect(cards.filter(({ text }) => text !== undefined && text !== '')).toHaveLength(5);

  const large = await openPageAs(member, { reducedMotion: 'reduce' });
  await large.goto(`/${id}`);
  const figure = large.getByRole('list', { name: 'Celtic Cross' });
  const placedCards = figure.getByRole('button');
  await expect(placedCards).toHaveCount(10);
  const boxes = await Promise.all([0, 1, 5].map(async (n) => (await placedCards.nth(n).boundingBox())!));
  const [present, challenge, future] = boxes as [(typeof boxes)[0], (typeof boxes)[0], (typeof boxes)[0]];
  expect(challenge.width, 'the second card lies across').toBeGreaterThan(challenge.height);
  expect(present.height).toBeGreaterThan(present.width);
  expect(future.x).toBeGreaterThan(present.x + present.width);
  const order = large.getByRole('list', { name: 'The cards in their order' });
  await expect(order.getByRole('listitem')).toHaveCount(10);
  await expect(order.getByRole('listitem').nth(1)).toContainText(PASSAGES[1]!);
  await expectAccessible(large);
  const first = cards[0]!;
  // Above the card that crosses it.
  await placedCards.first().click({ position: { x: 40, y: 12 } });
  const name = first.reversed ? `${first.name}, reversed` : first.name;
  const dialog = large.getByRole('dialog', { name, exact: true });
  await expect(dialog).toContainText(PASSAGES[0]!);
  await expect(dialog.getByRole('region', { name: 'What it means' })).toContainText('·');
  await expect(dialog.getByRole('img')).not.toHaveAttribute('alt', first.name);
  await expectAccessible(large);
  await large.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(placedCards.first()).toBeFocused();
  expect(await countPrintedPages(large)).toBeLessThanOrEqual(2);
  await expectReadableLinesBesidePrintedFigure(large);

  const small = await openPageAs(member, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await small.goto(`/${id}`);
  const list = small.getByRole('list', { name: 'The cards in their order' });
  await expect(list.getByRole('listitem').nth(4)).toContainText(PASSAGES[4]!);
  await expect(small.getByRole('list', { name: 'Celtic Cross' })).toBeHidden();
  const sideways = await small.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
  await list.getByRole('button').nth(4).click();
  await expect(small.getByRole('dialog')).toContainText(PASSAGES[4]!);
  await expectAccessible(small);
});

test('cards whose pictures are not there yet are accessible', async ({ server, writer, openPageAs }) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member, { numberOfTarotCards: 10 });
  const desk = await openPageAs(writer, { reducedMotion: 'reduce' });
  await desk.route('**/decks/**', (route) => route.fulfill({ status: 503 }));
  await openReading(desk, id);
  await drawButton(desk).click();
  const cards = desk.getByRole('list', { name: 'Celtic Cross' });
  await expect(cards.getByRole('button')).toHaveCount(10);
  await expect(cards.getByRole('img')).toHaveCount(0);
  // The cards are drawn at random, and only some have a name that is wider than a small card.
  const names = cards.locator('span > span:only-child');
  await expect(names).not.toHaveCount(0);
  await names.evaluateAll((all) => {
    for (const name of all) name.textContent = 'The Hierophant';
  });
  await expectAccessible(desk);
});

test('a letter with ten long passages prints on two pages', async ({ server, writer, openPageAs }) => {
  const member = await aMember(server);
  const readingRequest = await aQuestion(server, member, { numberOfTarotCards: 10 });
  const draw = await send(server, drawCards, { id: readingRequest, spread: 'celtic-cross' }, writer.token);
  const cards = draw.cards.map((card) => ({ ...card, text: PASSAGES.join(' ') }));
  const message = 'Dear Rosalind,\n\nI laid the cards for you this evening.';
  await send(server, postResponse, { readingRequest, message, spread: draw.spread, cards }, writer.token);
  const page = await openPageAs(member, { reducedMotion: 'reduce' });
  await page.goto(`/${readingRequest}`);
  await expect(page.getByRole('list', { name: 'Celtic Cross' })).toBeVisible();
  expect(await countPrintedPages(page)).toBeLessThanOrEqual(2);
});
