import type { Page } from '@playwright/test';
import { drawCards, getRequest, listMessages, postResponse } from '#contract/readings/calls.ts';
import { ORACLE_CARDS } from '#contract/tarot/codes.ts';
import { findViolations } from './axe.ts';
import { aMember, aQuestion, aWriter, send } from './people.ts';
import { expect, recordRequests, test } from './fixtures.ts';

const replyBox = (page: Page) => page.getByLabel('Reply text');
const passageBox = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Passage for ${number}.` });
const board = (page: Page) => page.getByRole('region', { name: 'Cards and passages' });
const drawButton = (page: Page) => page.getByRole('button', { name: 'Draw the cards' });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Seal and send' });
const yesButton = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'YES' });

async function openReading(page: Page, id: number) {
  await page.goto(`/readings/${id}`);
  await page.getByRole('radio', { name: 'Reading response' }).check();
}

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
  await replyBox(desk).fill('Dear Rosalind,\n\nI laid the cards for you this evening.');
  await passageBox(desk, 1).fill(PASSAGES[0]!);
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
  const drawn = await send(server, drawCards, { id: readingRequest, spread: 'celtic-cross' }, writer.token);
  const cards = drawn.cards.map((card) => ({ ...card, text: PASSAGES.join(' ') }));
  const message = 'Dear Rosalind,\n\nI laid the cards for you this evening.';
  await send(server, postResponse, { readingRequest, message, spread: drawn.spread, cards }, writer.token);
  const page = await openPageAs(member, { reducedMotion: 'reduce' });
  await page.goto(`/${readingRequest}`);
  await expect(page.getByRole('list', { name: 'Celtic Cross' })).toBeVisible();
  expect(await countPrintedPages(page)).toBeLessThanOrEqual(2);
});

test('cards and passages survive a reload, a failure, and another writer’s answer', async ({
  server,
  writer,
  openPageAs,
}) => {
  const id = await aQuestion(server, await aMember(server), { numberOfTarotCards: 3 });
  const page = await openPageAs(writer);
  // The desk must not receive the event for the other answer in time.
  await page.route('**/psychic-messages/', (route) => route.abort());
  await openReading(page, id);
  await drawButton(page).click();
  await passageBox(page, 2).fill('It asks for less.');
  await page.getByRole('textbox', { name: 'Name of place 3' }).fill('What waits');
  await replyBox(page).fill('Dear Rosalind,');
  const listNames = () =>
    board(page)
      .getByRole('img')
      .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).alt));
  // A card has its name until its picture has come.
  await expect(board(page).getByRole('img')).toHaveCount(3);
  const names = await listNames();
  const expectKept = async () => {
    await expect(passageBox(page, 2)).toHaveValue('It asks for less.');
    await expect(page.getByRole('textbox', { name: 'Name of place 3' })).toHaveValue('What waits');
    await expect(replyBox(page)).toHaveValue('Dear Rosalind,');
    await expect.poll(listNames).toEqual(names);
  };
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Reading response' })).toBeChecked();
  await expectKept();

  await page.route('**/api/reading_responses', (route) => route.abort());
  await sendButton(page).click();
  await expect(page.getByRole('form', { name: 'Response' }).getByRole('alert')).not.toBeEmpty();
  await expectKept();
  await page.unroute('**/api/reading_responses');

  const other = await aWriter(server, 'Odile');
  await send(server, postResponse, { readingRequest: id, message: 'I was first.' }, other.token);
  await sendButton(page).click();
  await expect(page.getByText('Another reader answered this in the meantime')).toBeVisible();
  await expectKept();
});

test('drawing again asks first if passages were typed, and keeps them at their positions', async ({
  server,
  writer,
  openPageAs,
}) => {
  const id = await aQuestion(server, await aMember(server), { numberOfTarotCards: 3 });
  const page = await openPageAs(writer);
  await openReading(page, id);
  await drawButton(page).click();
  await expect(board(page)).toBeVisible();
  const sent = recordRequests(page, /^POST .*\/draw$/);
  const again = page.getByRole('button', { name: 'Draw again' });
  const answer = page.waitForResponse('**/draw');
  await again.click();
  const { cards } = (await (await answer).json()) as { cards: { name: string }[] };
  await expect(board(page)).toContainText(cards.at(-1)!.name);
  await passageBox(page, 1).fill('Let it.');
  await again.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'NO' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(sent).toHaveLength(1);
  await again.click();
  const second = page.waitForResponse('**/draw');
  await yesButton(page).click();
  await second;
  expect(sent).toHaveLength(2);
  await expect(passageBox(page, 1)).toHaveValue('Let it.');
  // Another browser shows the newest draw.
  const { draw: last } = await send(server, getRequest, { id }, writer.token);
  const elsewhere = await openPageAs(writer);
  await openReading(elsewhere, id);
  await expect(board(elsewhere)).toContainText(last!.cards[0]!.name);
});

test('cards are chosen by hand without duplicates, and an empty position is not sent', async ({
  server,
  writer,
  openPageAs,
}) => {
  const id = await aQuestion(server, await aMember(server), { numberOfTarotCards: 2 });
  const page = await openPageAs(writer);
  await openReading(page, id);
  await page.getByRole('button', { name: 'Lay them by hand' }).click();
  const slots = board(page).getByRole('button', { name: 'Choose a card' });
  await expect(slots).toHaveCount(2);
  const picker = page.getByRole('dialog', { name: 'Choose a card' });
  await slots.first().click();
  await picker.getByRole('searchbox').fill('tower');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await page.getByRole('checkbox', { name: 'Reversed' }).check();
  await expect(board(page)).toContainText('The Tower, reversed');

  await replyBox(page).fill('Dear Rosalind, two ways.');
  await sendButton(page).click();
  await expect(page.getByText('Please choose a card for every place')).toBeVisible();
  await expect(slots).toBeFocused();

  await slots.click();
  await expect(picker.getByRole('list', { name: 'Cards' }).getByRole('listitem')).toHaveCount(77);
  await expect(picker.getByRole('button', { name: 'The Tower' })).toHaveCount(0);
  await picker.getByRole('radio', { name: 'Cups' }).check();
  await picker.getByRole('button', { name: 'Ace of Cups' }).click();
  await expect(picker).toBeHidden();
  await page.getByLabel('Deck').selectOption('paper');
  await expect(board(page).getByRole('img', { name: 'Ace of Cups' }).first()).toHaveAttribute(
    'src',
    /\/paper\//,
  );
  await sendButton(page).click();
  const question = page.getByRole('alertdialog', { name: 'Two cards will arrive without words' });
  await question.getByRole('button', { name: 'YES' }).click();
  await expect(page.getByRole('region', { name: 'Thread' })).toContainText('The Tower, reversed');
  const { results } = await send(server, listMessages, { id }, writer.token);
  const { cards } = results.find(({ responseMode }) => responseMode === 'ReadingResponse')!;
  expect(cards.map(({ position, name, reversed }) => [position, name, reversed])).toEqual([
    ['This way', 'The Tower', true],
    ['That way', 'Ace of Cups', false],
  ]);
  for (const { imagePath } of cards) expect(imagePath).toMatch(/^\/decks\/paper\//);
});

test('an oracle request draws from the oracle deck and offers its 44 cards, none reversed', async ({
  server,
  writer,
  openPageAs,
}) => {
  const id = await aQuestion(server, await aMember(server), { numberOfTarotCards: 3, isOracle: true });
  const page = await openPageAs(writer);
  await openReading(page, id);
  await drawButton(page).click();
  await expect(board(page)).toBeVisible();
  const { draw: drawn } = await send(server, getRequest, { id }, writer.token);
  const oracle = new Set(ORACLE_CARDS.map(({ name }) => name));
  for (const { name } of drawn!.cards) {
    expect(oracle).toContain(name);
    await expect(board(page)).toContainText(name);
  }
  await expect(board(page)).not.toContainText('reversed');
  // The passages of the draft go with their cards, and nobody is asked about them.
  const passage = page.getByLabel('Passage for 1. Past');
  await expect(passage).toHaveValue(/\w/);
  await page.getByRole('button', { name: 'Lay them by hand' }).click();
  await expect(passage).toHaveValue('');
  await board(page).getByRole('button', { name: 'Choose a card' }).first().click();
  const picker = page.getByRole('dialog', { name: 'Choose a card' });
  const offered = picker.getByRole('list', { name: 'Cards' }).getByRole('listitem');
  await expect(offered).toHaveCount(44);
  await picker.getByRole('radio', { name: 'Phases' }).check();
  await expect(offered).toHaveCount(8);
  await picker.getByRole('button', { name: 'Full Moon' }).click();
  await expect(page.getByRole('checkbox', { name: 'Reversed' })).toHaveCount(0);
});

test('the desk updates after a changed number of cards, and after a draw at another desk', async ({
  server,
  writer,
  openPageAs,
}) => {
  const id = await aQuestion(server, await aMember(server));
  const page = await openPageAs(writer);
  await openReading(page, id);
  await page.getByRole('button', { name: 'Edit request' }).click();
  await page.getByLabel('Number of cards').selectOption('10');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Spread', { exact: true })).toHaveValue('celtic-cross');
  await send(server, drawCards, { id, spread: 'celtic-cross' }, writer.token);
  await expect(page.getByRole('list', { name: 'Celtic Cross' }).getByRole('button')).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Draw again' })).toBeVisible();
});

test('cards are chosen by hand with the keyboard alone', async ({ server, writer, openPageAs }) => {
  const id = await aQuestion(server, await aMember(server), { numberOfTarotCards: 2 });
  const page = await openPageAs(writer);
  await openReading(page, id);
  await page.getByRole('button', { name: 'Lay them by hand' }).press('Enter');
  const slot = board(page).getByRole('button', { name: 'Choose a card' });
  const search = page.getByRole('searchbox', { name: 'Search cards' });
  await slot.first().press('Enter');
  await expect(search).toBeFocused();
  await page.keyboard.type('three of swords');
  await page.keyboard.press('Enter');
  await expect(passageBox(page, 1)).toBeFocused();
  await expect(board(page)).toContainText('Three of Swords');
  await slot.first().press('Enter');
  await page.keyboard.type('three of swords');
  await expect(page.getByRole('dialog')).toContainText('It is in the spread already');
});
