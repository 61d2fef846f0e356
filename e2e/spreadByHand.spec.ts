import { listMessages } from '#contract/readings/calls.ts';
import { expect, test } from './fixtures.ts';
import { aMember, aQuestion, send } from './people.ts';
import { board, openReading, passageBox, replyBox, sendButton, writeInto } from './spreadBoard.ts';

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

  await writeInto(replyBox(page), 'Dear Rosalind, two ways.');
  await sendButton(page).click();
  await expect(page.getByText('Please choose a card for every position')).toBeVisible();
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
  // The cards of the letter are in the thread.
  await page.getByRole('tab', { name: 'Cards' }).filter({ visible: true }).click();
  await expect(page.getByRole('tabpanel', { name: 'Cards' })).toHaveText('This reply has no cards yet.');
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
