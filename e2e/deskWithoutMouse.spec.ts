import type { Page } from '@playwright/test';
import { listMessages, patchRequest, postMessage } from '#contract/readings/calls.ts';
import { expect, test } from './fixtures.ts';
import { aMemberWithoutDrafts, anAnswer, aQuestion, aWriter, send } from './people.ts';
import { waitForShortcuts } from './shortcuts.ts';
import { replyBox } from './spreadBoard.ts';

// A morning at the desk without a mouse. What is typed is free; every other key is counted.

/** From the queue to the next request, with five cards drawn and a passage on each. */
const MOST_KEYS_FOR_FIVE_CARDS = 12;

const rowOf = (page: Page, id: number) =>
  page.getByRole('list', { name: 'Queue' }).locator(`a[href^="/readings/${id}?"]`);

/** A keyboard that counts its keys; a chord is one. */
class Keyboard {
  readonly #page: Page;
  count = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
    this.count += keys.length;
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.insertText(text);
  }

  /** From the row in focus to another one, which an answer may have moved meanwhile. */
  async moveTo(id: number): Promise<void> {
    const target = rowOf(this.#page, id);
    await expect(async () => {
      const { isThere, isBelow } = await target.evaluate((row) => ({
        isThere: row === document.activeElement,
        isBelow: Boolean(
          document.activeElement!.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING,
        ),
      }));
      if (!isThere) await this.press(isBelow ? 'j' : 'k');
      expect(isThere).toBe(true);
    }).toPass({ intervals: [50] });
  }

  /** Sends with `Ctrl+Enter`, which opens the next request with the caret in its reply. */
  async sendAndGoTo(id: number): Promise<void> {
    await this.press('Control+Enter');
    await expectCaretIn(this.#page, id);
  }

  /** Draws a spread by its name and writes a letter and a passage for each of its cards. */
  async writeFiveCards(): Promise<void> {
    await this.type('Dear Rosalind, five cards lie here.');
    await this.press('Control+k');
    await this.type('Draw Cross');
    await this.press('Enter');
    await expect(this.#page.getByLabel(/^Passage for/)).toHaveCount(5);
    await expect(replyBox(this.#page)).toBeFocused();
    for (let place = 1; place <= 5; place += 1) {
      await this.press('Alt+ArrowDown');
      const passage = this.#page.getByLabel(new RegExp(`^Passage for ${place}\\.`));
      await expect(passage).toBeFocused();
      await this.type(`Card ${place} speaks of tides.`);
    }
  }
}

async function expectCaretIn(page: Page, id: number) {
  // Until it is shown, the box is the one of the request before.
  await expect(page.locator(`main a[href^="/readings/${id}?"][aria-current=true]`)).toBeVisible();
  await expect(replyBox(page)).toBeFocused();
}

test('ten requests are handled in a row without a mouse', async ({ server, writer, openPageAs }) => {
  const other = await aWriter(server, 'Bess');
  const member = await aMemberWithoutDrafts(server, writer);
  const ask = (title: string, more = {}) =>
    aQuestion(server, member, { title: `Kestrel: ${title}`, message: 'What now?', ...more });
  const wroteBack = await ask('written back');
  await anAnswer(server, other, wroteBack, 'Dear Rosalind, wait.');
  await send(server, postMessage, { id: wroteBack, message: 'For how long?' }, member.token);
  const five = await ask('five cards', { numberOfTarotCards: 5 });
  const fiveMore = await ask('five more', { numberOfTarotCards: 5 });
  const oracle = await ask('oracle', { isOracle: true });
  const snoozed = await ask('later');
  const claimed = await ask('claimed');
  const takenBack = await ask('too early');
  const meanwhile = await ask('meanwhile');
  const [plain, last] = [await ask('plain'), await ask('last')];
  const claim = { id: claimed, assignedWriter: other.id, usePreviousDate: true };
  await send(server, patchRequest, claim, writer.token);

  const page = await openPageAs(writer);
  const keys = new Keyboard(page);
  await page.goto('/readings?search=Kestrel');
  await expect(page.getByRole('list', { name: 'Queue' }).getByRole('link')).toHaveCount(10);
  await waitForShortcuts(page);

  await keys.press('j');
  await expect(rowOf(page, five)).toBeFocused();
  await keys.press('Enter');
  await expectCaretIn(page, five);
  await keys.writeFiveCards();
  await keys.sendAndGoTo(fiveMore);
  const forFiveCards = keys.count;
  expect(forFiveCards, 'keys for the first letter with five cards').toBeLessThanOrEqual(
    MOST_KEYS_FOR_FIVE_CARDS,
  );
  await keys.writeFiveCards();
  await keys.sendAndGoTo(oracle);

  await keys.type('Dear Rosalind, the oracle is plain.');
  await keys.sendAndGoTo(snoozed);

  await keys.press('Escape', 's');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByText(/^Snoozed until/)).toBeVisible();
  await expect(rowOf(page, claimed)).toContainText('Claimed by Bess');
  await keys.press('Escape');
  await keys.moveTo(takenBack);
  await keys.press('Enter');
  await expectCaretIn(page, takenBack);

  await keys.type('Dear Rosalind, sealed too early.');
  await keys.sendAndGoTo(meanwhile);
  await keys.press('Escape', 'Control+z');
  await expectCaretIn(page, takenBack);
  await expect(replyBox(page)).toHaveValue('Dear Rosalind, sealed too early.');
  await keys.type(' Now it is late enough.');
  await keys.sendAndGoTo(meanwhile);

  await keys.type('Dear Rosalind, I come second.');
  await anAnswer(server, other, meanwhile, 'Dear Rosalind, I was first.');
  await keys.press('Control+Enter');
  const sendAnyway = page.getByRole('button', { name: 'Send anyway' });
  await expect(sendAnyway).toBeVisible();
  while (!(await sendAnyway.evaluate((button) => button === document.activeElement)))
    await keys.press('Shift+Tab');
  await keys.press('Enter');
  await expect(page.getByRole('region', { name: 'Thread' })).toContainText('I come second');
  await keys.press('Escape');
  await keys.moveTo(plain);
  await keys.press('Enter');
  await expectCaretIn(page, plain);

  await keys.type('Dear Rosalind, plainly.');
  await keys.sendAndGoTo(last);
  await keys.type('Dear Rosalind, at last.');
  // A request whose member wrote back comes after the questions, and opens in the mode for messages.
  await keys.sendAndGoTo(wroteBack);
  await expect(page.getByRole('radio', { name: 'Standard' })).toBeChecked();
  await keys.type('Until the new moon.');
  await keys.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Thread' })).toContainText('Until the new moon');

  const lettersTo = async (id: number) =>
    (await send(server, listMessages, { id }, writer.token)).results.filter(
      ({ responseMode }) => responseMode === 'ReadingResponse',
    ).length;
  for (const id of [five, fiveMore, oracle, takenBack, plain, last]) expect(await lettersTo(id)).toBe(1);
  expect(await lettersTo(meanwhile)).toBe(2);
  for (const id of [snoozed, claimed]) expect(await lettersTo(id)).toBe(0);
  console.log(
    `Without a mouse: ${forFiveCards} keys for a letter with five cards, ${keys.count} for ten requests`,
  );
});
