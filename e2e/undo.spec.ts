import { listMessages } from '#contract/readings/calls.ts';
import { expect, test } from './fixtures.ts';
import { aMember, aQuestion, send } from './people.ts';
import { waitForShortcuts } from './shortcuts.ts';
import { drawButton, passageBox, replyBox, writeInto } from './spreadBoard.ts';

test('a sent letter is taken back with its text, cards and mode', async ({ server, writer, openPageAs }) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member, { numberOfTarotCards: 2 });
  const page = await openPageAs(writer, { reducedMotion: 'reduce' });
  await page.goto(`/readings/${id}`);
  await drawButton(page).click();
  const passage = passageBox(page, 2);
  await writeInto(passage, 'Let it fall.');
  const reply = replyBox(page);
  await writeInto(reply, 'Two ways lie before you.');
  const memberPage = await openPageAs(member);
  const sealedLetter = memberPage.getByRole('button', { name: 'Open the letter' });
  await memberPage.goto(`/${id}`);
  await expect(memberPage.getByRole('heading', { level: 1 })).toBeVisible();
  await reply.press('Control+Shift+Enter');
  await expect(reply).toHaveValue('');
  await expect(sealedLetter).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(reply).toHaveValue('Two ways lie before you.');
  await expect(passage).toHaveValue('Let it fall.');
  await expect(page.getByRole('radio', { name: 'Reading response' })).toBeChecked();
  // They are drawn cards again, which cannot be exchanged.
  await expect(page.getByRole('button', { name: 'Draw again' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Another card' })).toHaveCount(0);
  const { results } = await send(server, listMessages, { id }, member.token);
  expect(results.filter(({ sender }) => sender === 'writer')).toEqual([]);
  await expect(sealedLetter).toHaveCount(0);
});

test('Undo without a mouse keeps the focus when it fails, and when its toast gives way to the line', async ({
  server,
  writer,
  openPageAs,
}) => {
  const id = await aQuestion(server, await aMember(server));
  const page = await openPageAs(writer);
  await page.clock.install();
  await page.goto(`/readings/${id}`);
  const reply = replyBox(page);
  await writeInto(reply, 'Start with water.');
  const undo = page.getByRole('button', { name: 'Undo' });
  await reply.press('Control+Shift+Enter');
  await expect(undo).toBeVisible();
  // From here on the test moves the time.
  await page.clock.pauseAt(Date.now() + 500);
  await page.route('**/api/reading_responses/*', (route) => route.abort());
  await undo.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'We could not reach' })).toBeVisible();
  await expect(undo).toBeFocused();
  const toast = page.getByRole('region', { name: 'Notifications' }).getByText('Sent to');
  await expect(toast).toBeVisible();
  await page.clock.runFor(3_100);
  await expect(toast).toHaveCount(0);
  await expect(undo).toBeFocused();
});

test('earlier letters can be taken back after a message, after another letter and after a reload', async ({
  server,
  writer,
  openPageAs,
}) => {
  const createRequest = async (firstName: string) => ({
    firstName,
    id: await aQuestion(server, await aMember(server, firstName), { title: 'The heron' }),
  });
  type CreatedRequest = Awaited<ReturnType<typeof createRequest>>;
  const [first, second, third] = [
    await createRequest('Jana'),
    await createRequest('Mara'),
    await createRequest('Petra'),
  ];
  const page = await openPageAs(writer);
  const reply = replyBox(page);
  // The page is not reloaded.
  const open = async ({ id, firstName }: CreatedRequest) => {
    await page.getByRole('list', { name: 'Queue' }).locator(`a[href^="/readings/${id}?"]`).click();
    // Until then the box is that of the request before.
    await expect(reply).toHaveAttribute('placeholder', new RegExp(firstName));
  };
  const answer = async (request: CreatedRequest, text: string) => {
    await open(request);
    await writeInto(reply, text);
    await reply.press('Control+Shift+Enter');
    await expect(reply).toHaveValue('');
  };
  const lettersOf = async ({ id }: CreatedRequest) => {
    const { results } = await send(server, listMessages, { id }, writer.token);
    return results.filter(({ sender }) => sender === 'writer').length;
  };
  const line = page.getByText('Sent to Mara');
  await page.goto('/readings?search=heron');
  await answer(first, 'A letter for Jana.');
  await answer(second, 'A letter for Mara.');
  await open(third);
  await page.getByRole('radio', { name: 'Standard' }).check();
  await writeInto(reply, 'One moment.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(reply).toHaveValue('');
  await expect(line).toBeVisible();
  await open(first);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(reply).toHaveValue('A letter for Jana.');
  expect(await lettersOf(first)).toBe(0);
  await expect(line).toBeVisible();

  await page.goto(`/readings/${second.id}`);
  await expect(line).toBeVisible();
  await waitForShortcuts(page);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+z');
  await expect(reply).toHaveValue('A letter for Mara.');
  expect(await lettersOf(second)).toBe(0);
  await expect(line).toHaveCount(0);
});
