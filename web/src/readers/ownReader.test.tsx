import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VOICE_DEFAULT } from '#contract/readers/forms.ts';
import type { Reader } from '#contract/readers/calls.ts';
import { toWire } from '#contract/wire.ts';
import { renderApp, startFakeServer } from '../testing/fakeServer.tsx';
import { isolde } from '../testing/readers.ts';
import { EditReaderForm } from './EditReaderForm.tsx';
import { useReaders } from './manageQueries.ts';
import { readerEdits } from './readerValues.ts';
import { VoiceForm } from './VoiceForm.tsx';

const USER_ID = 3;
const reader: Reader = { ...isolde, userId: USER_ID };

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  localStorage.setItem('token', 'a-token');
  server.reads['/api/readers'] = [reader];
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As the writer's own page does. */
function OwnReader() {
  const { data, refetch } = useReaders();
  const own = data?.[0];
  if (own === undefined) return null;
  return (
    <>
      <button onClick={() => void refetch()}>Refetch</button>
      <EditReaderForm reader={own} edits={readerEdits(USER_ID, own.id)} />
      <VoiceForm reader={own} />
    </>
  );
}

async function renderOwnReader() {
  await renderApp(<OwnReader />);
  await screen.findByText('Refetch');
}

const fieldValue = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function type(label: string, text: string) {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
}

/** The save succeeds, and the connection breaks before the readers are read again. */
function saveAndDisconnect(saved: Reader) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.answers = async () => {
    Object.defineProperty(server.reads, '/api/readers', {
      get: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    return Response.json(toWire(saved));
  };
}

/** After the request for the readers has failed. */
const expectSaved = () => vi.waitFor(() => screen.getByText('Saved'), { timeout: 10_000 });

test('a saved voice stays in its form, though the readers cannot be read again', async () => {
  await renderOwnReader();
  saveAndDisconnect({ ...reader, etag: '"b"', voice: { ...VOICE_DEFAULT, greeting: 'Hello' } });
  await type('Greeting', 'Hello');
  await press('Save my voice');
  await expectSaved();
  expect(fieldValue('Greeting')).toBe('Hello');
});

test('a saved reader stays in its form, though the readers cannot be read again', async () => {
  await renderOwnReader();
  saveAndDisconnect({ ...reader, etag: '"b"', specialities: 'Grief' });
  await type('Specialities', 'Grief');
  await press('Save');
  await expectSaved();
  expect(fieldValue('Specialities')).toBe('Grief');
});

test('a reader saved elsewhere is shown, and saving goes on from it', async () => {
  await renderOwnReader();
  await type('Specialities', 'Grief');
  server.reads['/api/readers'] = [{ ...reader, etag: '"b"', lastName: 'Moor' }];
  await press('Refetch');
  await expect.poll(() => fieldValue('Last name')).toBe('Moor');
  expect(fieldValue('Specialities')).toBe('Grief');
  server.answers = async () => Response.json(toWire({ ...reader, etag: '"c"', specialities: 'Grief' }));
  await press('Save');
  await expect.poll(() => server.sent).toMatchObject([{ ifMatch: '"b"', body: { specialities: 'Grief' } }]);
});

test('a field changed both elsewhere and here keeps what was typed, and the save is refused', async () => {
  await renderOwnReader();
  await type('Specialities', 'Grief');
  const newer = { ...reader, etag: '"b"', specialities: 'Work' };
  server.reads['/api/readers'] = [newer];
  await press('Refetch');
  server.answers = async () =>
    Response.json(
      toWire({ status: 412, code: 'edited_meanwhile', detail: 'Edited meanwhile', current: newer }),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' } },
    );
  await press('Save');
  await screen.findByText('Work');
  expect(server.sent).toMatchObject([{ ifMatch: '"a"' }]);
  expect(fieldValue('Specialities')).toBe('Grief');
});
