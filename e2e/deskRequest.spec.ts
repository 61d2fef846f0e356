import type { Route } from '@playwright/test';
import { getRequest, postMessage } from '#contract/readings/calls.ts';
import { createTag } from '#contract/tags/calls.ts';
import { openRequest, queue, thread } from './deskPage.ts';
import { expect, recordRequests, test } from './fixtures.ts';
import { aMember, anAnswer, aQuestion, send } from './people.ts';

test('editing a request keeps its place in the order', async ({ server, writer, openPageAs }) => {
  const id = await aQuestion(server, await aMember(server), { title: 'The older of the two' });
  await aQuestion(server, await aMember(server), { title: 'The newer of the two' });
  const before = await send(server, getRequest, { id }, writer.token);
  const page = await openPageAs(writer);
  await page.goto(`/readings/${id}?order=created_at`);
  const sent = recordRequests(page, /^PATCH /);
  await page.getByRole('button', { name: 'Edit request' }).click();
  const panel = page.getByRole('dialog', { name: 'Edit request' });
  await panel.getByRole('checkbox', { name: 'Rush' }).check();
  await panel.getByRole('checkbox', { name: 'Oracle' }).check();
  await panel.getByLabel('Number of cards').selectOption('3');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The older of the two (RUSH) (3) (OR)');
  expect(sent.map(({ call }) => call)).toEqual([`PATCH /api/reading_requests/${id}`]);
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
    is_rushed: true,
    is_oracle: true,
    number_of_tarot_cards: 3,
    use_previous_date: true,
  });
  const after = await send(server, getRequest, { id }, writer.token);
  expect(after.lastMessageTime).toBe(before.lastMessageTime);
  const rows = queue(page).getByRole('link', { name: /of the two/ });
  await expect(rows).toContainText(['newer', 'older']);
});

test('tags are locked until Edit: an arrow key sends nothing, Add adds one, and only YES removes one', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member);
  const { text } = await send(server, createTag, { text: `Handle gently ${id}`, color: 'red' }, writer.token);
  const page = await openPageAs(writer);
  await openRequest(page, id);
  const sent = recordRequests(page, /^(POST|DELETE) \/api\/user_tags/);
  const tags = page.getByRole('region', { name: 'Tags' });
  await expect(tags.getByRole('button', { name: 'Edit tags' })).toHaveAttribute('aria-pressed', 'false');
  await expect(tags.getByLabel('Add a tag')).toHaveCount(0);
  await tags.getByRole('button', { name: 'Edit tags' }).click();
  await tags.getByLabel('Add a tag').press('ArrowDown');
  await tags.getByLabel('Add a tag').selectOption({ label: text });
  expect(sent).toEqual([]);
  await tags.getByRole('button', { name: 'Add', exact: true }).click();
  const remove = page.getByRole('button', { name: `Remove tag ${text}` });
  await expect(remove).toBeVisible();
  // Nothing is removed while a tag is being added.
  await expect(tags).toHaveAttribute('aria-busy', 'false');
  await remove.click();
  const modal = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await modal.getByRole('button', { name: 'NO' }).click();
  await expect(modal).toBeHidden();
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/user_tags']);
  await remove.click();
  await modal.getByRole('button', { name: 'YES' }).click();
  await expect(remove).toHaveCount(0);
  await tags.getByRole('button', { name: 'Edit tags' }).click();
  await expect(tags.getByRole('combobox')).toHaveCount(0);
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/user_tags', 'DELETE /api/user_tags']);
});

test('a reply that a writer has not seen is shown before it can be marked as done', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member);
  await anAnswer(server, writer, id);
  await send(server, postMessage, { id, message: 'And in spring?' }, member.token);
  const page = await openPageAs(writer, { expectedErrors: /409/ });
  let isFirst = true;
  const replyMeanwhile = async (route: Route) => {
    if (route.request().method() !== 'PATCH' || !isFirst) return route.fallback();
    isFirst = false;
    await send(server, postMessage, { id, message: 'Or rather in autumn?' }, member.token);
    await route.continue();
  };
  await page.route(new RegExp(`/api/reading_requests/${id}/?$`), replyMeanwhile);
  await page.goto(`/readings/${id}`);
  const markAsDone = page.getByRole('button', { name: 'Mark as done' });
  await markAsDone.click();
  await expect(page.getByText('There is a new message in this reading: please read it first')).toBeVisible();
  await expect(thread(page)).toContainText('Or rather in autumn?');
  expect((await send(server, getRequest, { id }, writer.token)).wroteBackAt).not.toBeNull();
  await markAsDone.click();
  await expect(page.getByText('Marked as done')).toBeVisible();
  expect((await send(server, getRequest, { id }, writer.token)).wroteBackAt).toBeNull();
});
