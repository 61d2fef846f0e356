import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ROLES } from '#contract/accounts/codes.ts';
import { WriterCommands } from '../../commands/WriterCommands.tsx';
import { newQueryClient } from '../../platform/queries.ts';
import { SessionContext } from '../../platform/session.ts';
import { readPersistedMessage } from '../../readings/thread/persistedMessages.ts';
import { TOAST_DURATION_MS, ToastsProvider } from '../../ui/Toasts.tsx';
import { addSentLetter, endTakeBackIn, endTakeBackOn, type SentLetter } from './sentLetters.ts';
import { SentLetterNotice } from './SentLetterNotice.tsx';
import { TakeBackButton } from './TakeBackButton.tsx';
import { aWireRequest } from '../../testing/wireRequests.ts';
import { TestRouter } from '../../testing/TestRouter.tsx';
import { useLocation } from '../../ui/router.tsx';

const WRITER = { id: 2, email: 'isolde@moonletter.test', role: ROLES.writer, isWriter: true };
const BACK = {
  message_text: 'Start with water.',
  response_mode: 'ReadingResponse',
  writer_personality: 7,
  tarot_card_name: null,
  tarot_card: null,
  spread: 'two-paths',
  cards: [
    { position: 'This way', name: 'The Moon', reversed: false, image_path: '/moon.webp', text: 'Wait.' },
    { position: 'That way', name: 'The Tower', reversed: true, image_path: '/tower.webp', text: '' },
  ],
};

/** The draw is open again once the letter is taken back. */
const DRAW = { spread: BACK.spread, cards: BACK.cards.map(({ text: _, ...card }) => card) };

const REQUEST_IDS = [1, 2];

let answer: () => Response | Promise<Response>;
let sent: string[];
/** Another one for each test: a letter that was taken back is not offered again. */
let letterId = 12;

beforeEach(() => {
  localStorage.setItem('token', 'the-token');
  sent = [];
  letterId += 10;
  answer = () => Response.json(BACK);
  vi.stubGlobal('fetch', (address: string, { method }: RequestInit) => {
    sent.push(`${method} ${address}`);
    if (method === 'GET' && /\/reading_requests\/\d+$/.test(address))
      return Promise.resolve(Response.json(aWireRequest({ draw: DRAW })));
    return Promise.resolve(answer());
  });
});

afterEach(() => {
  cleanup();
  REQUEST_IDS.forEach(endTakeBackIn);
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Address = () => <output aria-label="Address">{useLocation().pathname}</output>;

const aLetter = (fields: Partial<SentLetter> = {}): SentLetter => ({
  userId: WRITER.id,
  requestId: 1,
  memberName: 'Rosalind',
  letterId,
  at: Date.now(),
  isSentHere: true,
  ...fields,
});

function showNotice(letter = aLetter()) {
  addSentLetter(letter);
  render(
    <QueryClientProvider client={newQueryClient()}>
      <TestRouter address="/readings/2">
        <SessionContext
          value={{ session: { kind: 'signedIn', user: WRITER }, signIn: () => {}, signOut: () => {} }}
        >
          <ToastsProvider>
            <WriterCommands />
            <SentLetterNotice />
            <TakeBackButton letterId={letterId} />
            <textarea aria-label="Other text" />
            <Address />
          </ToastsProvider>
        </SessionContext>
      </TestRouter>
    </QueryClientProvider>,
  );
}

const countUndoCalls = (id = letterId) => sent.filter((line) => line.endsWith(`/${id}`)).length;
const pressCtrlZ = () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
const pressUndo = async () => fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
const isBack = () => waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/readings/1'));

test("the toast's Undo restores text, cards, mode and reader, and opens the request", async () => {
  showNotice();
  await screen.findByText(/Sent to Rosalind/);
  await pressUndo();
  await isBack();
  const back = readPersistedMessage(WRITER.id, 1);
  expect(back).toMatchObject({ text: 'Start with water.', responseMode: 'ReadingResponse', personality: 7 });
  expect(back.spreadCards?.cards.map(({ name, text }) => [name, text])).toEqual([
    ['The Moon', 'Wait.'],
    ['The Tower', ''],
  ]);
  expect(back.spreadCards?.isByHand, 'drawn, not laid by hand').toBe(false);
});

test.each([
  ['already_opened', 'The member has already opened this letter'],
  ['too_late', 'A letter can be taken back within two minutes'],
])('shows the message of the refusal %s and restores nothing', async (code, detail) => {
  answer = () => Response.json({ code, detail }, { status: 409 });
  showNotice();
  await pressUndo();
  expect(await screen.findByText(detail)).toBeDefined();
  expect(screen.getByLabelText('Address').textContent).toBe('/readings/2');
  expect(readPersistedMessage(WRITER.id, 1).text).toBe('');
});

test('opens the request if the response to an earlier Undo was lost', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  showNotice();
  await pressUndo();
  expect(await screen.findByText(/^We could not reach/)).toBeDefined();
  answer = () => Response.json({ code: 'not_found', detail: 'Not found' }, { status: 404 });
  await pressUndo();
  await isBack();
  expect(screen.getByText('The letter to Rosalind is back')).toBeDefined();
  expect(screen.queryByText('Not found')).toBeNull();
});

test("the line's Undo takes the focus from the toast's Undo", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  showNotice();
  const inToast = await screen.findByRole('button', { name: 'Undo' });
  inToast.focus();
  await act(() => vi.advanceTimersByTimeAsync(TOAST_DURATION_MS));
  expect(inToast.isConnected).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
});

test('Ctrl+Z takes the letter back outside of a text, once', async () => {
  showNotice();
  fireEvent.keyDown(screen.getByLabelText('Other text'), { key: 'z', ctrlKey: true });
  expect(countUndoCalls()).toBe(0);
  pressCtrlZ();
  pressCtrlZ();
  await isBack();
  expect(countUndoCalls()).toBe(1);
});

test('the palette offers to take a letter back as long as it can be taken back', async () => {
  const findInPalette = async () => {
    fireEvent.click(screen.getByRole('button', { name: /^Find a command/ }));
    const field = await screen.findByRole('combobox', { name: /^Find a command/ });
    fireEvent.change(field, { target: { value: 'Take back' } });
    return screen.queryByRole('option', { name: /^Take back the letter just sent/ });
  };
  showNotice();
  fireEvent.click((await findInPalette())!);
  await isBack();
  expect(countUndoCalls()).toBe(1);
  expect(await findInPalette()).toBeNull();
});

test('Ctrl+Z acts by its place on a layout without Latin letters', async () => {
  showNotice();
  fireEvent.keyDown(document.body, { key: 'я', code: 'KeyZ', ctrlKey: true });
  await isBack();
  expect(countUndoCalls()).toBe(1);
});

describe('an earlier letter', () => {
  const newer = () => aLetter({ requestId: 2, memberName: 'Jana', letterId: letterId + 1 });

  test('is taken back in its own thread, and the newest by the line', async () => {
    showNotice();
    act(() => addSentLetter(newer()));
    await screen.findByText(/Sent to Jana/);
    fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
    await isBack();
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
    pressCtrlZ();
    await waitFor(() => expect(countUndoCalls(letterId + 1)).toBe(1));
  });

  test('is the next one for Ctrl+Z when the newest is back', async () => {
    showNotice();
    act(() => addSentLetter(newer()));
    pressCtrlZ();
    expect(await screen.findByText('The letter to Jana is back')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
    pressCtrlZ();
    expect(await screen.findByText('The letter to Rosalind is back')).toBeDefined();
  });

  test('cannot be taken back once a message follows in its request, or it is opened', async () => {
    showNotice();
    act(() => addSentLetter(newer()));
    act(() => endTakeBackOn({ type: 'read', reader: 'member', requestId: 1, messageId: letterId }));
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
    act(() => endTakeBackIn(2));
    pressCtrlZ();
    expect(sent).toEqual([]);
  });
});

test('the line ends after two minutes, and loaded data do not bring it back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  showNotice(aLetter({ isSentHere: false, at: Date.now() - 60_000 }));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Notifications' })?.textContent).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  act(() => addSentLetter(aLetter({ isSentHere: false })));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
