import type { Locator } from '@playwright/test';
import { addCard } from '#contract/billing/calls.ts';
import { listMessages, listRequests } from '#contract/readings/calls.ts';
import { aMember, aMemberWithoutDrafts, aQuestion, GOOD_CARD, send } from './people.ts';
import { expect, test, waitForResponseTo } from './fixtures.ts';
import { replyBox, sendButton, writeInto } from './spreadBoard.ts';

/** How often two tabs send at once: which of them is first, and by how much, differs each time. */
const ROUNDS = 6;

/** Presses the buttons of several tabs in the same millisecond, which Playwright's clicks do not. */
async function pressAtOnce(buttons: readonly Locator[]) {
  const at = Date.now() + 250;
  const press = (button: HTMLElement | SVGElement, time: number) =>
    new Promise<void>((resolve) => {
      setTimeout(() => resolve((button as HTMLElement).click()), time - Date.now());
    });
  await Promise.all(buttons.map((button) => button.evaluate(press, at)));
}

test('a profile saved in one tab is the one that the other tab goes on from', async ({
  server,
  openPageAs,
}) => {
  const firstTab = await openPageAs(await aMember(server));
  const secondTab = await firstTab.context().newPage();
  const bioField = (tab: typeof firstTab) => tab.getByLabel('Bio');
  for (const tab of [firstTab, secondTab]) {
    await tab.goto('/profile');
    await expect(bioField(tab)).toBeVisible();
  }
  await bioField(firstTab).fill('Paints');
  await expect(bioField(secondTab)).toHaveValue('Paints');
  const refetched = waitForResponseTo(firstTab, /^GET \/api\/users-me$/);
  await secondTab.getByRole('button', { name: 'Save profile' }).click();
  await expect(secondTab.getByText('Your profile is saved')).toBeVisible();
  await (await refetched).finished();
  await expect(bioField(firstTab)).toHaveValue('Paints');
  await bioField(firstTab).fill('Paints and sails');
  await firstTab.getByRole('button', { name: 'Save profile' }).click();
  await expect(firstTab.getByText('Your profile is saved')).toBeVisible();
  await expect(bioField(secondTab)).toHaveValue('Paints and sails');
});

test('a card removed in one tab disappears from the other', async ({ server, openPageAs }) => {
  const member = await aMember(server);
  await send(server, addCard, { ...GOOD_CARD, cardNumber: '5555555555554444' }, member.token);
  const firstTab = await openPageAs(member);
  const secondTab = await firstTab.context().newPage();
  for (const tab of [firstTab, secondTab]) {
    await tab.goto('/account/payment');
    await expect(tab.getByText('Mastercard ending in 4444')).toBeVisible();
  }
  await firstTab.getByRole('button', { name: 'Remove: Mastercard ending in 4444' }).click();
  await firstTab.getByRole('button', { name: 'YES' }).click();
  await expect(secondTab.getByText('Mastercard ending in 4444')).toBeHidden();
});

test('a favourite marked in one tab is one in the other', async ({ server, openPageAs }) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member);
  const firstTab = await openPageAs(member);
  const secondTab = await firstTab.context().newPage();
  const favouriteButton = (tab: typeof firstTab) => tab.getByRole('button', { name: /favourite/i });
  for (const tab of [firstTab, secondTab]) {
    await tab.goto(`/${id}`);
    await expect(favouriteButton(tab)).toHaveAttribute('aria-pressed', 'false');
  }
  await favouriteButton(firstTab).click();
  await expect(favouriteButton(secondTab)).toHaveAttribute('aria-pressed', 'true');
});

test('a member’s new question appears on their page at the desk', async ({ server, writer, openPageAs }) => {
  const member = await aMember(server);
  const page = await openPageAs(writer);
  const live = waitForResponseTo(page, /^GET \/psychic-messages\/$/);
  await page.goto(`/manage/users/${member.id}`);
  await expect(page.getByText('The member has not asked yet.')).toBeVisible();
  await live;
  await aQuestion(server, member, { title: 'Where is the key?' });
  await expect(page.getByRole('list', { name: 'Requests' })).toContainText('Where is the key?');
});

test('a question that is sent in two tabs in the same moment is asked once', async ({
  server,
  openPageAs,
}) => {
  const member = await aMember(server);
  // The first question of a server can take seconds.
  await aQuestion(server, member);
  const firstTab = await openPageAs(member);
  const secondTab = await firstTab.context().newPage();
  const tabs = [firstTab, secondTab];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const question = `Shall I move in year ${round}?`;
    for (const tab of tabs) await tab.goto('/create');
    await firstTab.getByLabel('Your question').fill(question);
    await expect(secondTab.getByLabel('Your question')).toHaveValue(question);
    await pressAtOnce(tabs.map((tab) => tab.getByRole('button', { name: 'Send my question' })));
    for (const tab of tabs) {
      const request = tab.getByRole('heading', { name: question });
      // On a busy machine a tab may press only after it has been emptied, because the other has sent the question.
      await expect(request.or(tab.getByText('Please write your question'))).toBeVisible();
    }
    const { results } = await send(server, listRequests, {}, member.token);
    expect(results).toHaveLength(1 + round);
  }
});

test('a letter that is sent in two tabs in the same moment reaches the member once', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMemberWithoutDrafts(server, writer);
  const firstTab = await openPageAs(writer);
  const secondTab = await firstTab.context().newPage();
  const tabs = [firstTab, secondTab];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const id = await aQuestion(server, member);
    for (const tab of tabs) {
      await tab.goto(`/readings/${id}`);
      // Until it is known who signs, the tabs would send different letters.
      await expect(tab.getByLabel('Writer personality')).toContainText('Isolde Marr');
      await expect(tab.getByText('Choose a name')).toHaveCount(0);
    }
    await writeInto(replyBox(firstTab), `Dear Rosalind, letter ${round}.`);
    await expect(replyBox(secondTab)).toHaveValue(`Dear Rosalind, letter ${round}.`);
    await pressAtOnce(tabs.map(sendButton));
    for (const tab of tabs) await expect(replyBox(tab)).toHaveValue('');
    const { results } = await send(server, listMessages, { id }, member.token);
    expect(results.filter(({ text }) => text.startsWith('Dear Rosalind'))).toHaveLength(1);
  }
});
