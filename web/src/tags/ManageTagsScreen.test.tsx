import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ManagedTag } from '#contract/tags/calls.ts';
import { toWire } from '#contract/wire.ts';
import { renderApp, startFakeServer } from '../testing/fakeServer.tsx';
import { ManageTagsScreen } from './ManageTagsScreen.tsx';

const gentle: ManagedTag = { id: 1, text: 'Gentle', color: 'green', membersCount: 2, etag: '"a"' };
const owl: ManagedTag = { id: 2, text: 'Night owl', color: 'blue', membersCount: 0, etag: '"b"' };

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  server.reads = { '/api/tags': [gentle, owl] };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const refuse = (body: object) => async () =>
  Response.json(body, { status: 409, headers: { 'content-type': 'application/problem+json' } });

async function renderTags() {
  await renderApp(<ManageTagsScreen />);
  await screen.findByText('Gentle');
}

test('each tag says how many members carry it', async () => {
  await renderTags();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toContain('2 members');
  expect(rows[1]).toContain('No members');
});

test('a new tag requires a text and a color from a palette with red and green', async () => {
  await renderTags();
  await press('Add tag');
  await press('Save');
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText('Required field');
  dialog.getByText('Please specify some color');
  expect(server.sent).toEqual([]);
  const values = dialog.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(['red', 'green']));
  server.answers = async () =>
    Response.json(toWire({ ...gentle, id: 3, text: 'Brief', color: 'red' }), { status: 201 });
  await userEvent.type(dialog.getByLabelText('Text'), 'Brief');
  await userEvent.click(dialog.getByRole('radio', { name: 'red' }));
  await press('Save');
  await screen.findByText('The tag is saved');
  expect(server.sent.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['POST', '/api/tags', { text: 'Brief', color: 'red' }],
  ]);
});

test.each(['Close', 'Cancel'])('%s asks before it discards a tag that was begun', async (name) => {
  await renderTags();
  await press('Add tag');
  await userEvent.type(screen.getByLabelText('Text'), 'Brief');
  await press(name);
  await userEvent.click(await screen.findByRole('button', { name: 'NO' }));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByLabelText('Text')).toHaveProperty('value', 'Brief');
  await press(name);
  await userEvent.click(await screen.findByRole('button', { name: 'YES' }));
  await expect.poll(() => screen.queryByLabelText('Text')).toBeNull();
});

test('a tag that is saved while its dialog asks whether to discard it closes both', async () => {
  await renderTags();
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  server.answers = () => answer;
  await press('Edit Gentle');
  await userEvent.type(screen.getByLabelText('Text'), '!');
  await press('Save');
  await press('Close');
  await screen.findByRole('alertdialog');
  resolve(Response.json(toWire({ ...gentle, text: 'Gentle!' })));
  await screen.findByText('The tag is saved');
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByLabelText('Text')).toBeNull();
});

test('the form stays in its dialog until that has closed', async () => {
  await renderTags();
  await press('Edit Gentle');
  const dialog = screen.getByRole('dialog', { name: 'Edit tag' });
  await press('Cancel');
  expect(dialog.dataset['leaving']).toBe('');
  expect(within(dialog).getByRole('heading').textContent).toBe('Edit tag');
  expect(within(dialog).getByLabelText('Text')).toHaveProperty('value', 'Gentle');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('a tag that somebody else changed meanwhile shows theirs and keeps what is typed', async () => {
  await renderTags();
  await press('Edit Gentle');
  await userEvent.clear(screen.getByLabelText('Text'));
  await userEvent.type(screen.getByLabelText('Text'), 'Gently');
  const current = { ...gentle, text: 'Be gentle', color: 'red', etag: '"c"' };
  server.answers = refuse({ code: 'edited_meanwhile', detail: 'Somebody', current: toWire(current) });
  await press('Save');
  const notice = await screen.findByText('Be gentle');
  expect(notice.closest('[role=alert]')).not.toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('Gently');
  // The color was not touched, so it is theirs now.
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'red' }).checked).toBe(true);
  server.answers = async () => Response.json(toWire({ ...current, text: 'Gently', etag: '"d"' }));
  await press('Save');
  await screen.findByText('The tag is saved');
  expect(server.sent.map(({ body }) => body)).toEqual([{ text: 'Gently' }, { text: 'Gently' }]);
});

test('what is chosen while a save is refused because of a newer version stays', async () => {
  await renderTags();
  await press('Edit Gentle');
  await userEvent.type(screen.getByLabelText('Text'), '!');
  const answer = Promise.withResolvers<Response>();
  server.answers = () => answer.promise;
  await press('Save');
  await userEvent.click(screen.getByRole('radio', { name: 'pink' }));
  const current = { ...gentle, color: 'red', etag: '"c"' };
  answer.resolve(await refuse({ code: 'edited_meanwhile', detail: 'Somebody', current: toWire(current) })());
  await screen.findByRole('button', { name: 'Take theirs' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'pink' }).checked).toBe(true);
});

test('a tag that is saved after its dialog was closed leaves the dialog of another one open', async () => {
  await renderTags();
  await press('Edit Gentle');
  await userEvent.type(screen.getByLabelText('Text'), '!');
  const answer = Promise.withResolvers<Response>();
  server.answers = () => answer.promise;
  await press('Save');
  await press('Close');
  await userEvent.click(await screen.findByRole('button', { name: 'YES' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await press('Edit Night owl');
  answer.resolve(Response.json(toWire({ ...gentle, text: 'Gentle!' })));
  await screen.findByText('The tag is saved');
  const dialog = screen.getByRole('dialog', { name: 'Edit tag' });
  expect(dialog.dataset['leaving']).toBeUndefined();
});

test('a failed update shows the joined texts in the OK modal, and the form stays', async () => {
  await renderTags();
  await press('Edit Gentle');
  await userEvent.type(screen.getByLabelText('Text'), '!');
  const errors = [
    { param: 'text', msg: 'Required field' },
    { param: 'color', msg: 'Please specify some color' },
  ];
  server.answers = refuse({ code: 'invalid', detail: 'Please correct', errors });
  await press('Save');
  const modal = within(await screen.findByRole('alertdialog'));
  modal.getByText('Required field Please specify some color');
  await userEvent.click(modal.getByRole('button', { name: 'OK' }));
  expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('Gentle!');
});

test('deleting asks first and says what it takes along', async () => {
  await renderTags();
  await press('Delete Gentle');
  screen.getByText('The tag ‘Gentle’ is deleted and taken off 2 members. This cannot be undone.');
  await press('NO');
  expect(server.sent).toEqual([]);
  await press('Delete Gentle');
  server.answers = async () => new Response(null, { status: 204 });
  await press('YES');
  await screen.findByText('The tag is deleted');
  expect(server.sent.map(({ method, url }) => [method, url])).toEqual([['DELETE', '/api/tags/1']]);
});
