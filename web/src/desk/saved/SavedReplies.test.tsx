import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { SavedReply } from '#contract/savedReplies/calls.ts';
import { toWire } from '#contract/wire.ts';
import { renderApp, startFakeServer } from '../../testing/fakeServer.tsx';
import { AlertModal } from '../../ui/AlertModal.tsx';
import { OkProvider } from '../../ui/OkModal.tsx';
import { SavedReplies } from './SavedReplies.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const WELCOME: SavedReply = {
  id: 4,
  title: 'Welcome',
  text: 'Dear {first_name}, with love, {reader}',
  isShared: false,
  isOwn: true,
  etag: '"one"',
};
const THEIRS: SavedReply = {
  ...WELCOME,
  id: 5,
  title: 'After a loss',
  text: 'I am sorry about {title}',
  isShared: true,
  isOwn: false,
};

async function renderSaved({ replies = [THEIRS, WELCOME], text = '', canned = null as string | null } = {}) {
  const server = startFakeServer();
  server.reads = { '/api/saved_replies': replies };
  const onInsert = vi.fn<(text: string) => void>();
  const onInsertCanned = vi.fn<(text: string) => void>();
  const values = { firstName: 'Rosalind', reader: null, title: 'my brushes' };
  await renderApp(
    <OkProvider Modal={AlertModal}>
      <SavedReplies {...{ values, canned, text, onInsert, onInsertCanned }} />
    </OkProvider>,
  );
  return { server, onInsert, onInsertCanned, user: userEvent.setup() };
}

test('a saved reply is inserted with its placeholders filled in', async () => {
  const { onInsert, user } = await renderSaved();
  await user.click(await screen.findByRole('button', { name: 'Insert Welcome' }));
  expect(onInsert).toHaveBeenLastCalledWith('Dear Rosalind, with love, {reader}');
});

test('works with the keyboard: Enter in the search inserts the first reply, and arrows choose one', async () => {
  const { onInsert, user } = await renderSaved();
  await screen.findByRole('button', { name: 'Insert Welcome' });
  await user.click(screen.getByRole('searchbox', { name: 'Search saved replies' }));
  await user.keyboard('love{Enter}');
  expect(onInsert).toHaveBeenLastCalledWith('Dear Rosalind, with love, {reader}');
  await user.clear(screen.getByRole('searchbox'));
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(onInsert).toHaveBeenLastCalledWith('I am sorry about my brushes');
  await user.type(screen.getByRole('searchbox'), 'nothing like it');
  expect(screen.getByText('No saved reply for “nothing like it”')).toBeDefined();
});

test('the canned reply comes first', async () => {
  const { onInsert, onInsertCanned, user } = await renderSaved({
    canned: "I'd love to answer this for you!",
  });
  await screen.findByRole('button', { name: 'Insert Welcome' });
  await user.click(screen.getByRole('searchbox'));
  await user.keyboard('{Enter}');
  expect(onInsertCanned).toHaveBeenLastCalledWith("I'd love to answer this for you!");
  await user.keyboard('welcome{Enter}');
  expect(onInsert).toHaveBeenLastCalledWith('Dear Rosalind, with love, {reader}');
  expect(screen.queryByRole('button', { name: 'Insert Canned reply' })).toBeNull();
});

test("another writer's can be inserted and not changed", async () => {
  await renderSaved();
  expect(await screen.findByText("Another writer's")).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Edit After a loss' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete After a loss' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Edit Welcome' })).toBeDefined();
});

test('the current reply can be saved', async () => {
  const { server, user } = await renderSaved({ replies: [], text: 'Take your time.' });
  expect(await screen.findByText('No saved replies yet')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save this reply' }));
  const form = within(screen.getByRole('dialog', { name: 'New saved reply' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByText('Required field')).toBeDefined();
  await user.type(form.getByLabelText('Title'), 'Patience');
  await user.click(form.getByLabelText('Share with the other writers'));
  server.answers = async () => Response.json(toWire({ ...WELCOME, title: 'Patience' }), { status: 201 });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Reply saved')).toBeDefined();
  expect(server.sent).toMatchObject([
    {
      method: 'POST',
      url: '/api/saved_replies',
      body: { title: 'Patience', text: 'Take your time.', is_shared: true },
    },
  ]);
});

test('what was typed into a reply is discarded only after a question', async () => {
  const { user } = await renderSaved();
  await user.click(await screen.findByRole('button', { name: 'Edit Welcome' }));
  const form = within(screen.getByRole('dialog', { name: 'Edit saved reply' }));
  await user.type(form.getByLabelText('Text'), '. Yours');
  await user.click(form.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'NO' }));
  expect(form.getByLabelText('Text')).toHaveProperty('value', `${WELCOME.text}. Yours`);
  await user.click(form.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'YES' }));
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Edit saved reply' })).toBeNull();
});

test('a reply in which nothing was typed is closed at once', async () => {
  const { user } = await renderSaved();
  await user.click(await screen.findByRole('button', { name: 'Edit Welcome' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Edit saved reply' })).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('an empty reply cannot be saved', async () => {
  await renderSaved({ text: ' \n' });
  expect(screen.getByRole('button', { name: 'Save this reply' })).toHaveProperty('disabled', true);
});

test('shows the words of another window before replacing them', async () => {
  const { server, user } = await renderSaved();
  await user.click(await screen.findByRole('button', { name: 'Edit Welcome' }));
  const form = within(screen.getByRole('dialog', { name: 'Edit saved reply' }));
  await user.clear(form.getByLabelText('Title'));
  await user.type(form.getByLabelText('Title'), 'Hello');
  await user.type(form.getByLabelText('Text'), '. Yours');
  server.answers = async () =>
    Response.json(
      {
        code: 'edited_meanwhile',
        detail: 'Somebody else changed this',
        current: toWire({
          ...WELCOME,
          title: 'Good day',
          text: 'Good day, {first_name}',
          isShared: true,
          etag: '"two"',
        }),
      },
      { status: 409 },
    );
  await user.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText('Changed in another window.');
  const notice = form.getByRole('alert').textContent;
  expect(notice).toContain('TitleGood day');
  expect(notice).toContain('TextGood day, {first_name}');
  expect(form.getByLabelText('Title')).toHaveProperty('value', 'Hello');
  expect(form.getByLabelText('Text')).toHaveProperty('value', `${WELCOME.text}. Yours`);
  // Not touched here, so it is theirs now.
  expect(form.getByLabelText('Share with the other writers')).toHaveProperty('checked', true);
  server.answers = async () => Response.json(toWire({ ...WELCOME, title: 'Hello' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Reply saved')).toBeDefined();
  expect(server.sent.map(({ ifMatch }) => ifMatch)).toEqual(['"one"', '"two"']);
});

test('the words of another window can be taken, and a later failure replaces the notice', async () => {
  const { server, user } = await renderSaved();
  await user.click(await screen.findByRole('button', { name: 'Edit Welcome' }));
  const form = within(screen.getByRole('dialog', { name: 'Edit saved reply' }));
  const current = toWire({ ...WELCOME, text: 'Good day', etag: '"two"' });
  const refusal = { code: 'edited_meanwhile', detail: 'Somebody else changed this', current };
  server.answers = async () => Response.json(refusal, { status: 409 });
  await user.type(form.getByLabelText('Text'), '. Yours');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await form.findByRole('button', { name: 'Take theirs' });
  server.answers = async () => Response.json({ code: 'internal', detail: 'Please wait' }, { status: 500 });
  await user.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText('Please wait');
  expect(form.getAllByRole('alert')).toHaveLength(1);
  server.answers = async () => Response.json(refusal, { status: 409 });
  await user.click(form.getByRole('button', { name: 'Save' }));
  await user.click(await form.findByRole('button', { name: 'Take theirs' }));
  expect(form.getByLabelText('Text')).toHaveProperty('value', 'Good day');
});

test('deleting asks first', async () => {
  const { server, user } = await renderSaved();
  await user.click(await screen.findByRole('button', { name: 'Delete Welcome' }));
  const modal = screen.getByRole('alertdialog', { name: 'Are you sure?' });
  expect(modal.textContent).toContain('“Welcome” is deleted.');
  await user.click(screen.getByRole('button', { name: 'NO' }));
  expect(server.sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Delete Welcome' }));
  server.answers = async () => new Response(null, { status: 204 });
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'YES' }));
  await expect.poll(() => server.sent).toMatchObject([{ method: 'DELETE', url: '/api/saved_replies/4' }]);
});

const GONE = { code: 'not_found', detail: 'Not found' };

test('a reply that was deleted in another window leaves the list, without an error', async () => {
  const { server, user } = await renderSaved();
  await user.click(await screen.findByRole('button', { name: 'Delete Welcome' }));
  server.answers = async () => Response.json(GONE, { status: 404 });
  server.reads = { '/api/saved_replies': [THEIRS] };
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'YES' }));
  await expect.poll(() => screen.queryByRole('button', { name: 'Insert Welcome' })).toBeNull();
  expect(screen.queryByText('The saved reply was not deleted')).toBeNull();
});

test('a reply that was deleted while it was edited can be kept as a new one', async () => {
  const { server, user } = await renderSaved();
  await user.click(await screen.findByRole('button', { name: 'Edit Welcome' }));
  const form = within(screen.getByRole('dialog', { name: 'Edit saved reply' }));
  await user.type(form.getByLabelText('Text'), '. Yours');
  server.answers = async () => Response.json(GONE, { status: 404 });
  server.reads = { '/api/saved_replies': [THEIRS] };
  await user.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText('This reply was deleted in another window. Save again to keep it as a new one.');
  await expect.poll(() => screen.queryByRole('button', { name: 'Insert Welcome' })).toBeNull();
  server.answers = async () => Response.json(toWire({ ...WELCOME, id: 9 }), { status: 201 });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Reply saved')).toBeDefined();
  expect(server.sent.map(({ method }) => method)).toEqual(['PATCH', 'POST']);
  expect(server.sent[1]!.body).toMatchObject({ text: `${WELCOME.text}. Yours` });
});
