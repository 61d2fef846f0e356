import { drawCards, getRequest, postResponse } from '#contract/readings/calls.ts';
import { ORACLE_CARDS } from '#contract/tarot/codes.ts';
import { expect, recordRequests, test } from './fixtures.ts';
import { aMember, aQuestion, aWriter, send } from './people.ts';
import {
  board,
  drawButton,
  openReading,
  passageBox,
  replyBox,
  sendButton,
  yesButton,
  writeInto,
} from './spreadBoard.ts';

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
  await writeInto(passageBox(page, 2), 'It asks for less.');
  await page.getByRole('textbox', { name: 'Name of position 3' }).fill('What waits');
  await writeInto(replyBox(page), 'Dear Rosalind,');
  const listNames = () =>
    board(page)
      .getByRole('img')
      .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).alt));
  // A card whose picture is not rendered yet is text for a moment, and an image again when it is asked for once more.
  let names: string[] = [];
  await expect.poll(async () => (names = await listNames()).length).toBe(3);
  const expectKept = async () => {
    await expect(passageBox(page, 2)).toHaveValue('It asks for less.');
    await expect(page.getByRole('textbox', { name: 'Name of position 3' })).toHaveValue('What waits');
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
  const drawAgain = page.getByRole('button', { name: 'Draw again' });
  const answer = page.waitForResponse('**/draw');
  await drawAgain.click();
  const { cards } = (await (await answer).json()) as { cards: { name: string }[] };
  await expect(board(page)).toContainText(cards.at(-1)!.name);
  await writeInto(passageBox(page, 1), 'Let it.');
  await drawAgain.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'NO' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(sent).toHaveLength(1);
  await drawAgain.click();
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
