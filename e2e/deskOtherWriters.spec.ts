import {
  getRequest,
  listMessages,
  postMessage,
  postResponse,
  takeBackResponse,
} from '#contract/readings/calls.ts';
import { openRequest, thread } from './deskPage.ts';
import { expect, test } from './fixtures.ts';
import { aMember, anAnswer, aQuestion, aWriter, send } from './people.ts';
import { waitForShortcuts } from './shortcuts.ts';
import { replyBox, writeInto } from './spreadBoard.ts';

// Several writers with one request.

test('writers see who else views a request and who types', async ({ server, writer, openPageAs }) => {
  const mina = await aWriter(server, 'Mina');
  const id = await aQuestion(server, await aMember(server));
  const [page, others] = [await openPageAs(writer), await openPageAs(mina)];
  await openRequest(page, id);
  await openRequest(others, id);
  await expect(thread(page)).toContainText('Mina is here too');
  await replyBox(others).pressSequentially('Dear');
  await expect(thread(page)).toContainText('Mina is typing');
  await others.getByRole('link', { name: 'In progress' }).click();
  await expect(thread(page)).not.toContainText('Mina');
});

test('a request is claimed, handed over and marked as done by keys', async ({
  server,
  writer,
  openPageAs,
}) => {
  const other = await aWriter(server, 'Corin');
  const member = await aMember(server);
  const id = await aQuestion(server, member);
  await anAnswer(server, other, id);
  await send(server, postMessage, { id, message: 'And in spring?' }, member.token);
  const otherPage = await openPageAs(other);
  await otherPage.goto('/readings?lane=mine');
  await waitForShortcuts(otherPage);
  const row = otherPage.getByRole('list', { name: 'Queue' }).locator(`a[href^="/readings/${id}?"]`);
  const page = await openPageAs(writer);
  await page.goto(`/readings/${id}`);
  await waitForShortcuts(page);
  await expect(page.getByRole('region', { name: 'Wrote back' })).toBeVisible();
  await expect(replyBox(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'Give back' })).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Hand over' }).click();
  await page.getByRole('menuitem', { name: 'Corin' }).last().click();
  await expect(row).toContainText('Wrote back');
  expect((await send(server, getRequest, { id }, writer.token)).assignedWriter).toBe(other.id);

  await row.click();
  await expect(otherPage.getByRole('region', { name: 'Wrote back' })).toBeVisible();
  await expect(replyBox(otherPage)).toBeFocused();
  await otherPage.keyboard.press('Escape');
  await otherPage.keyboard.press('e');
  await expect(otherPage.getByRole('region', { name: 'Wrote back' })).toHaveCount(0);
  await expect(row).toHaveCount(0);
  expect((await send(server, getRequest, { id }, writer.token)).wroteBackAt).toBeNull();
});

test('shows what another reader answered in the meantime, and keeps the typed text', async ({
  server,
  writer,
  openPageAs,
}) => {
  const other = await aWriter(server, 'Odile');
  const id = await aQuestion(server, await aMember(server));
  const page = await openPageAs(writer);
  // The desk must not receive the event in time.
  await page.route('**/psychic-messages/', (route) => route.abort());
  await openRequest(page, id);
  await anAnswer(server, other, id, 'Dear Rosalind, I was first.');
  await page.getByRole('radio', { name: 'Reading response' }).check();
  await writeInto(replyBox(page), 'Dear Rosalind, I come second.');
  await page.getByRole('button', { name: 'Seal and send' }).click();
  await expect(page.getByText('Another reader answered this in the meantime')).toBeVisible();
  await expect(thread(page)).toContainText('I was first.');
  await expect(replyBox(page)).toHaveValue('Dear Rosalind, I come second.');
  const { results } = await send(server, listMessages, { id }, writer.token);
  expect(results).toHaveLength(2);
});

test('the answer of another writer is no longer shown once it is taken back', async ({
  server,
  writer,
  openPageAs,
}) => {
  const id = await aQuestion(server, await aMember(server));
  const page = await openPageAs(writer, { expectedErrors: /409/ });
  await page.goto(`/readings/${id}`);
  await writeInto(replyBox(page), 'Start with water.');
  const other = await aWriter(server, 'Bess');
  const response = { readingRequest: id, message: 'I was quicker.' };
  const { id: answerId } = await send(server, postResponse, response, other.token);
  await replyBox(page).press('Control+Enter');
  const notice = page.getByRole('region', { name: 'Answered meanwhile' });
  await expect(notice).toContainText('I was quicker.');
  await send(server, takeBackResponse, { id: answerId }, other.token);
  await expect(page.getByText('I was quicker.')).toHaveCount(0);
  await expect(notice).toHaveCount(0);
  await expect(replyBox(page)).toHaveValue('Start with water.');
});
