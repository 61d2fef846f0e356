import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MEMBER_NOTE_MAX } from '#contract/members/forms.ts';
import type { MemberNote } from '#contract/readings/shapes.ts';
import { toWire } from '#contract/wire.ts';
import { renderApp, startFakeServer } from '../testing/fakeServer.tsx';
import { MemberNotes } from './MemberNotes.tsx';

const toNote = (id: number, text: string): MemberNote => ({
  id,
  text,
  who: 'Isolde Marr',
  createdAt: '2026-11-20T07:42:00.000Z',
});
const PATH = '/api/users/7/notes';

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  server.reads = { [PATH]: [toNote(2, '!Ask about the exam'), toNote(1, 'Likes short letters')] };
  server.answers = async () => {
    const { text } = server.sent.at(-1)!.body as { text: string };
    const added = toNote(9, text);
    server.reads[PATH] = [added, ...(server.reads[PATH] as MemberNote[])];
    return Response.json(toWire(added), { status: 201 });
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Note');
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('notes are listed with who and when, and a promise is marked', async () => {
  await renderApp(<MemberNotes userId={7} />);
  const [promise, other] = await screen.findAllByRole('listitem');
  expect(promise!.textContent).toContain('!Ask about the exam');
  expect(within(promise!).getByText('Promise')).toBeDefined();
  expect(other!.textContent).toMatch(/^Likes short lettersIsolde Marr, /);
});

test('Enter adds a note and empties the box; Shift+Enter makes a line', async () => {
  await renderApp(<MemberNotes userId={7} />);
  await screen.findByText('Likes short letters');
  await userEvent.type(box(), 'Two cats{Shift>}{Enter}{/Shift}and a boat{Enter}');
  await expect.poll(() => rows()[0]).toContain('Two cats\nand a boat');
  expect(server.sent.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['POST', PATH, { text: 'Two cats\nand a boat' }],
  ]);
  expect(box().value).toBe('');
});

test('an empty note is not sent', async () => {
  await renderApp(<MemberNotes userId={7} />);
  await screen.findByText('Likes short letters');
  await userEvent.type(box(), '  {Enter}');
  expect(await screen.findByText('Please write a note')).toBeDefined();
  expect(server.sent).toEqual([]);
});

test('a pasted text that is too long is kept whole, and not sent', async () => {
  await renderApp(<MemberNotes userId={7} />);
  await screen.findByText('Likes short letters');
  const long = 'a'.repeat(MEMBER_NOTE_MAX + 1);
  await userEvent.click(box());
  await userEvent.paste(long);
  expect(box().value).toBe(long);
  expect(screen.getByText(/^2,001 of 2,000 characters/)).toBeDefined();
  await userEvent.type(box(), '{Enter}');
  expect(await screen.findByText('A note has at most 2,000 characters')).toBeDefined();
  expect(server.sent).toEqual([]);
});

test('a failure keeps what was typed', async () => {
  const detail = 'The note could not be stored';
  server.answers = async () => Response.json({ code: 'internal', detail }, { status: 500 });
  await renderApp(<MemberNotes userId={7} />);
  await screen.findByText('Likes short letters');
  await userEvent.type(box(), 'Two cats{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(detail);
  expect(box().value).toBe('Two cats');
});

test('of many notes the newest are shown, the others on demand', async () => {
  server.reads[PATH] = Array.from({ length: 30 }, (_, n) => toNote(30 - n, `Note ${30 - n}`));
  await renderApp(<MemberNotes userId={7} />);
  expect(await screen.findByText('Note 30')).toBeDefined();
  expect(rows()).toHaveLength(8);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 30 notes' }));
  expect(rows()).toHaveLength(30);
});
