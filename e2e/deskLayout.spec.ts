import type { Locator, Page } from '@playwright/test';
import { drawCards, postMessage } from '#contract/readings/calls.ts';
import { expect, test } from './fixtures.ts';
import { aMemberWithoutDrafts, anAnswer, aQuestion, send } from './people.ts';
import { replyBox, sendButton } from './spreadBoard.ts';
import { waitForShortcuts } from './shortcuts.ts';

// What stays in sight on a laptop while a writer answers.

test.use({ viewport: { width: 1280, height: 720 } });

/** Longer than two lines beside the buttons. */
const LONG_TITLE = 'Should I accept the unexpectedly generous offer of my estranged sister in Ghent?';

/** The height of the reply's text box between the top of its form and the row of the Send button. */
const boxInSight = (page: Page) =>
  replyBox(page).evaluate((box: HTMLTextAreaElement) => {
    const { top, bottom } = box.getBoundingClientRect();
    const start = box.form!.getBoundingClientRect().top;
    const end = box.form!.lastElementChild!.getBoundingClientRect().top;
    return Math.min(bottom, end) - Math.max(top, start);
  });

/** Whether nothing covers the middle of an element. */
const isUncovered = (element: Locator) =>
  element.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('with ten cards drawn, the choices and 260 pixels of the letter are in sight', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMemberWithoutDrafts(server, writer);
  const id = await aQuestion(server, member, { title: 'The year ahead', numberOfTarotCards: 10 });
  await send(server, drawCards, { id, spread: 'celtic-cross' }, writer.token);
  const page = await openPageAs(writer);
  await page.goto(`/readings/${id}`);
  await expect(replyBox(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Draw again' })).toBeVisible();
  await expect.poll(() => isUncovered(page.getByText('Reading response', { exact: true }))).toBe(true);
  await expect.poll(() => boxInSight(page)).toBeGreaterThanOrEqual(260);
});

test('a long question is read from its start, and the suffix of a long title is in sight', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMemberWithoutDrafts(server, writer);
  const message = `I begin with my grandmother. ${'She wrote to me after eleven years. '.repeat(40)}`;
  const id = await aQuestion(server, member, { title: LONG_TITLE, isRushed: true, message });
  const page = await openPageAs(writer);
  await page.goto(`/readings/${id}`);
  await expect(replyBox(page)).toBeFocused();
  const question = page.getByRole('region', { name: 'Thread' }).getByText('I begin with my grandmother.');
  const thread = (await page.getByRole('region', { name: 'Thread' }).boundingBox())!;
  await expect.poll(async () => (await question.boundingBox())!.y).toBeGreaterThanOrEqual(thread.y);
  const suffix = page.getByRole('heading', { level: 1 }).getByText('(RUSH)', { exact: true });
  expect(await isUncovered(suffix)).toBe(true);
});

test('an empty letter says that it is not sent, and no message covers the Send button', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMemberWithoutDrafts(server, writer);
  const id = await aQuestion(server, member, { title: 'Nights or days' });
  const page = await openPageAs(writer);
  await page.goto(`/readings/${id}`);
  await waitForShortcuts(page);
  await expect(replyBox(page)).toBeFocused();
  await page.keyboard.press('Control+Enter');
  const error = page.getByText('Please write a message');
  await expect(error).toBeVisible();
  await expect.poll(() => isUncovered(error)).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  const toast = page.getByRole('region', { name: 'Notifications' }).getByText('Claimed');
  await expect(toast).toBeVisible();
  const [message, button] = [
    (await page.getByRole('region', { name: 'Notifications' }).boundingBox())!,
    (await sendButton(page).boundingBox())!,
  ];
  expect(message.x).toBeGreaterThanOrEqual(button.x + button.width);
});

/** The share of the request's column that the reply takes. */
const replyShare = (page: Page) =>
  replyBox(page).evaluate((box: HTMLTextAreaElement) => {
    const part = box.form!.parentElement!;
    return part.clientHeight / part.parentElement!.clientHeight;
  });

test('a message leaves most of the height to the thread that it answers, and a letter keeps its own height', async ({
  server,
  writer,
  openPageAs,
}) => {
  const id = await aQuestion(server, await aMemberWithoutDrafts(server, writer));
  await anAnswer(server, writer, id);
  const page = await openPageAs(writer);
  await page.goto(`/readings/${id}`);
  await expect(page.getByRole('radio', { name: 'Standard' })).toBeChecked();
  await expect(replyBox(page)).toBeFocused();
  expect(await replyShare(page)).toBeLessThan(0.4);
  const splitter = page.getByRole('separator', { name: 'Height of the reply' });
  await splitter.press('ArrowUp');
  await expect(splitter).toHaveAttribute('aria-valuenow', '40');
  await page.getByRole('radio', { name: 'Reading response' }).check();
  await expect(splitter).toHaveAttribute('aria-valuenow', '70');
  expect(await replyShare(page)).toBeGreaterThan(0.65);
  await page.reload();
  await expect(splitter).toHaveAttribute('aria-valuenow', '40');
  await splitter.dblclick();
  await expect(splitter).toHaveAttribute('aria-valuenow', '35');
});

test('in a narrow window the mode, the text and the buttons of a message are all in sight', async ({
  server,
  writer,
  openPageAs,
}) => {
  const id = await aQuestion(server, await aMemberWithoutDrafts(server, writer));
  await anAnswer(server, writer, id);
  const page = await openPageAs(writer, { viewport: { width: 1024, height: 720 } });
  await page.goto(`/readings/${id}`);
  await expect(replyBox(page)).toBeFocused();
  for (const part of [
    page.getByText('Standard', { exact: true }),
    page.getByLabel('Writer personality'),
    replyBox(page),
    page.getByRole('button', { name: 'Send message' }),
  ])
    expect(await isUncovered(part), String(part)).toBe(true);
});

test('the flag and that the member wrote back are in sight above the end of a long thread', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMemberWithoutDrafts(server, writer);
  const id = await aQuestion(server, member, { message: 'She wrote to me after years. '.repeat(60) });
  await anAnswer(server, writer, id);
  await send(server, postMessage, { id, message: 'I want to kill myself.' }, member.token);
  const page = await openPageAs(writer);
  await page.goto(`/readings/${id}`);
  await expect(replyBox(page)).toBeFocused();
  const thread = page.getByRole('region', { name: 'Thread' });
  for (const part of [
    thread.getByText('I want to kill myself.'),
    page.getByText('Take care: words of danger'),
    page.getByRole('button', { name: 'Remove the flag' }),
    page.getByRole('button', { name: 'Mark as done' }),
  ])
    expect(await isUncovered(part), String(part)).toBe(true);
});

test('the warning of a flagged request is whole in its row of the queue', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMemberWithoutDrafts(server, writer);
  const title = `The end of a long road ${member.id}`;
  await aQuestion(server, member, { title, message: 'I want to kill myself.' });
  const page = await openPageAs(writer);
  // Opening the request would mark its message as read.
  await page.goto(`/readings?search=${encodeURIComponent(title)}`);
  const row = page.getByRole('list', { name: 'Queue' }).getByRole('link', { name: title });
  for (const mark of [row.getByText('Take care'), row.getByText(/^1 new$/)]) {
    await expect(mark).toBeVisible();
    const isWhole = await mark.evaluate((one) => {
      const [own, marks] = [one.getBoundingClientRect(), one.parentElement!.getBoundingClientRect()];
      return own.left >= marks.left && own.right <= marks.right + 0.5 && one.scrollWidth <= one.clientWidth;
    });
    expect(isWhole).toBe(true);
  }
});
