import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ROLES } from '#contract/accounts/codes.ts';
import { getRequest } from '#contract/readings/calls.ts';
import { listEntries } from '../commands/useCommands.ts';
import { newQueryClient, queryKeyFor } from '../platform/queries.ts';
import { SessionContext } from '../platform/session.ts';
import { AlertModal } from '../ui/AlertModal.tsx';
import { ConfirmProvider } from '../ui/ConfirmModal.tsx';
import { OkProvider } from '../ui/OkModal.tsx';
import { ToastsProvider } from '../ui/Toasts.tsx';
import { persistMessage, readPersistedMessage } from '../readings/thread/persistedMessages.ts';
import { removeFromThread } from '../readings/thread/threadQueries.ts';
import { aWireMember, aWireMessage, aWireReply, aWireRequest } from '../testing/wireRequests.ts';
import { RequestPane } from './RequestPane.tsx';
import { TestRouter } from '../testing/TestRouter.tsx';

type MockAnswer = { status?: number; body: unknown } | 'no answer';

const NOW = '2026-11-20T06:00:00.000Z';
const READ_REPLY = 'GET /api/reading_requests/1/reply_draft';
const SAVE_REPLY = 'PUT /api/reading_requests/1/reply_draft';
const SENDING = ['POST /api/reading_responses', 'POST /api/reading_request_messages/1'];

let answers: Record<string, MockAnswer | Promise<MockAnswer>>;
/** The reply that the server keeps. */
let storedReply: Record<string, unknown>;
let requests: { line: string; body: FormData | null; text: string | null; key: string | null }[];

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('token', 'the-token');
  requests = [];
  storedReply = aWireReply();
  answers = {
    'GET /api/reading_requests/1': { body: aWireRequest() },
    'GET /api/users/3': { body: aWireMember() },
    'GET /api/personalities': {
      body: [
        { id: 7, first_name: 'Isolde', last_name: 'Marr', picture: null, specialities: '', away: false },
        { id: 8, first_name: 'Anselm', last_name: 'Grey', picture: null, specialities: '', away: false },
      ],
    },
    'GET /api/readers': { body: [] },
    'GET /api/user_tags': { body: [] },
    'GET /api/users/3/notes': { body: [] },
    'GET /api/reading_gpt_response/1/newest': {
      status: 404,
      body: { code: 'no_draft', detail: 'There is no draft' },
    },
    'POST /api/reading_requests/1/presence': { status: 204, body: null },
  };
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    const line = `${request.method} ${url.split('?')[0]}`;
    const key = new Headers(request.headers).get('Idempotency-Key');
    const sent = request.body ?? null;
    requests.push({
      line,
      body: sent instanceof FormData ? sent : null,
      text: typeof sent === 'string' ? sent : null,
      key,
    });
    const answer = (await answers[line]) ?? answerReplyDraft(line, sent) ?? 'no answer';
    if (answer === 'no answer') throw new TypeError('Failed to fetch');
    const { status = 200, body } = answer;
    // Sending empties the reply that is kept.
    if (status === 201 && SENDING.includes(line)) storedReply = aWireReply();
    return new Response(status === 204 ? null : JSON.stringify(body), { status });
  });
});

/** Keeps the reply as the server does: an empty one is none, and each has its version. */
function answerReplyDraft(line: string, sent: unknown): MockAnswer | undefined {
  if (line === SAVE_REPLY) {
    const { message_text: text, cards, ...reply } = JSON.parse(sent as string) as Record<string, unknown>;
    const isEmpty = !text && !(cards as unknown[] | undefined)?.length;
    storedReply = isEmpty
      ? aWireReply()
      : aWireReply({ ...reply, message_text: text, cards, updated_at: NOW, etag: JSON.stringify(sent) });
  }
  return line === SAVE_REPLY || line === READ_REPLY ? { body: storedReply } : undefined;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const WRITER = { id: 2, email: 'isolde@moonletter.test', role: ROLES.writer, isWriter: true };

/** Returns the cache, in which a test can act as the stream does. */
async function renderPane() {
  const client = newQueryClient();
  render(
    <QueryClientProvider client={client}>
      <TestRouter>
        <SessionContext
          value={{ session: { kind: 'signedIn', user: WRITER }, signIn: () => {}, signOut: () => {} }}
        >
          <ToastsProvider>
            <ConfirmProvider Modal={AlertModal}>
              <OkProvider Modal={AlertModal}>
                <RequestPane requestId={1} present={[]} />
              </OkProvider>
            </ConfirmProvider>
          </ToastsProvider>
        </SessionContext>
      </TestRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: /Brushes/ });
  await waitFor(() => expect(countRequests('GET /api/users/3')).toBe(1));
  return client;
}

const countRequests = (line: string) => requests.filter((call) => call.line === line).length;
// The first test would wait for it.
beforeAll(() => import('./OpenRequest.tsx'));

const replyText = () => screen.getByLabelText<HTMLTextAreaElement>('Reply text');
const DRAFT = 'GET /api/reading_gpt_response/1/newest';

describe('the draft', () => {
  test.each([[[]], [['red']], [['green']]])(
    'is fetched for an open request with the colors %j',
    async (colors) => {
      answers['GET /api/reading_requests/1'] = { body: aWireRequest({ colors }) };
      answers[DRAFT] = { body: { personality_message: 'Dear Rosalind, a draft.', source: 'composer' } };
      await renderPane();
      await waitFor(() => expect(replyText().value).toBe('Dear Rosalind, a draft.'));
      expect(screen.getByText(/^A draft by the composer/)).toBeDefined();
    },
  );

  test.each([
    ['OPENED', ['blue']],
    ['OPENED', ['red', 'green']],
    ['RESPONDED', []],
  ])('is not fetched for %s with the colors %j', async (status, colors) => {
    answers['GET /api/reading_requests/1'] = { body: aWireRequest({ status, colors }) };
    await renderPane();
    expect(countRequests(DRAFT)).toBe(0);
  });

  test('without its source becomes the reply text', async () => {
    answers[DRAFT] = { body: { personality_message: 'Dear Rosalind, a draft.' } };
    await renderPane();
    await waitFor(() => expect(replyText().value).toBe('Dear Rosalind, a draft.'));
  });

  test.each([
    ['that does not exist', undefined],
    ['without a text', { body: { personality_message: '', source: 'composer' } }],
    ['whose text is null', { body: { personality_message: null } }],
    ['that is an empty object', { body: {} }],
  ])('%s leaves the box empty without an error', async (_, answer) => {
    if (answer !== undefined) answers[DRAFT] = answer;
    await renderPane();
    await waitFor(() => expect(countRequests(DRAFT)).toBe(1));
    expect(replyText().value).toBe('');
    expect(
      screen
        .getAllByRole('alert')
        .map((alert) => alert.textContent)
        .join(''),
    ).toBe('');
  });

  test('does not replace the writer’s own text', async () => {
    persistMessage(WRITER.id, 1, { text: 'Dear R', responseMode: 'ReadingResponse' });
    answers[DRAFT] = { body: { personality_message: 'a draft', source: 'model' } };
    await renderPane();
    await waitFor(() => expect(countRequests(DRAFT)).toBe(1));
    expect(replyText().value).toBe('Dear R');
  });
});

describe('the mode of a reply', () => {
  const modes = { OPENED: 'ReadingResponse', RESPONDED: 'Standard', CLOSED: 'Standard' };
  test.each(Object.entries(modes))('to a request that is %s is %s', async (status, mode) => {
    answers['GET /api/reading_requests/1'] = { body: aWireRequest({ status, colors: ['blue'] }) };
    await renderPane();
    const label = mode === 'Standard' ? 'Standard' : 'Reading response';
    expect(screen.getByRole<HTMLInputElement>('radio', { name: label }).checked).toBe(true);
  });

  test('is the persisted one when something was written', async () => {
    persistMessage(WRITER.id, 1, { text: 'Tell me more', responseMode: 'Standard' });
    await renderPane();
    expect(screen.getByRole('button', { name: 'Send message' })).toBeDefined();
  });
});

describe('a request to which the member wrote back', () => {
  const wroteBack = { status: 'RESPONDED', wrote_back_at: '2026-11-21T05:31:00.000Z' };
  test.each([
    ['Mark as done', { wrote_back: false }, { wrote_back_at: null }],
    ['Reopen as a question', { status: 'OPENED' }, { status: 'OPENED', wrote_back_at: null }],
  ])('shows a notice; “%s” sends %j', async (name, sent, after) => {
    answers['GET /api/reading_requests/1'] = { body: aWireRequest(wroteBack) };
    answers['PATCH /api/reading_requests/1'] = { body: aWireRequest({ ...wroteBack, ...after }) };
    await renderPane();
    expect(screen.getByRole('region', { name: 'Wrote back' }).textContent).toMatch(/^Rosalind wrote back /);
    answers['GET /api/reading_requests/1'] = { body: aWireRequest({ ...wroteBack, ...after }) };
    fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Wrote back' })).toBeNull());
    const patch = requests.find(({ line }) => line.startsWith('PATCH'))!;
    expect(JSON.parse(patch.text!)).toEqual({ ...sent, use_previous_date: true });
  });
});

describe('an unread message', () => {
  const READ = 'POST /api/reading_requests/1/read';
  const setVisibility = (state: DocumentVisibilityState) =>
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  beforeEach(() => {
    answers['GET /api/reading_requests/1'] = {
      body: aWireRequest({ unread_count: 1, messages: [aWireMessage(11)] }),
    };
    answers['GET /api/reading_request_messages/1'] = { body: { count: 1, results: [aWireMessage(11)] } };
    answers[READ] = { body: { unread_count: 0 } };
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('is marked as read once somebody looks at it', async () => {
    setVisibility('hidden');
    await renderPane();
    expect(countRequests(READ)).toBe(0);
    setVisibility('visible');
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(countRequests(READ)).toBe(1));
  });

  test('is marked as read by another try if the first one fails', async () => {
    answers[READ] = 'no answer';
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    await renderPane();
    await waitFor(() => expect(countRequests(READ)).toBe(1));
    answers[READ] = { body: { unread_count: 0 } };
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(countRequests(READ)).toBe(2);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(countRequests(READ)).toBe(2);
  });
});

test('the time left is separated from the facts before it', async () => {
  const late = { number_of_tarot_cards: 2, due_at: '2000-01-01T00:00:00.000Z' };
  answers['GET /api/reading_requests/1'] = { body: aWireRequest(late) };
  await renderPane();
  expect(screen.getByText(/^Asked /).textContent).toMatch(/two cards, overdue \d/);
});

describe('a flagged request', () => {
  test('shows a warning, and its flag can be ended', async () => {
    const PATCH = 'PATCH /api/reading_requests/1';
    answers['GET /api/reading_requests/1'] = { body: aWireRequest({ is_flagged: true }) };
    answers[PATCH] = { body: aWireRequest() };
    await renderPane();
    expect(screen.getByRole('region', { name: 'Flag' }).textContent).toContain('words of danger');
    answers['GET /api/reading_requests/1'] = { body: aWireRequest() };
    fireEvent.click(screen.getByRole('button', { name: 'Remove the flag' }));
    fireEvent.click(await screen.findByRole('button', { name: 'YES' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Flag' })).toBeNull());
    expect(countRequests(PATCH)).toBe(1);
  });

  test('is also ended by the palette, which can edit and reopen an answered request too', async () => {
    const PATCH = 'PATCH /api/reading_requests/1';
    answers['GET /api/reading_requests/1'] = {
      body: aWireRequest({ is_flagged: true, status: 'RESPONDED' }),
    };
    answers[PATCH] = { body: aWireRequest({ status: 'RESPONDED' }) };
    await renderPane();
    const run = (label: string) =>
      act(() =>
        listEntries()
          .find((entry) => entry.label === label)!
          .run(),
      );
    run('Edit request');
    fireEvent.keyDown(await screen.findByRole('dialog', { name: 'Edit request' }), { key: 'Escape' });
    for (const [label, change] of [
      ['Remove the flag', { is_flagged: false }],
      ['Reopen as a question', { status: 'OPENED' }],
    ] as const) {
      run(label);
      if (label === 'Remove the flag') fireEvent.click(await screen.findByRole('button', { name: 'YES' }));
      await waitFor(() =>
        expect(JSON.parse(requests.findLast(({ line }) => line === PATCH)!.text!)).toMatchObject(change),
      );
      answers['GET /api/reading_requests/1'] = answers[PATCH]!;
    }
  });

  test('a warning is not shown for other requests', async () => {
    await renderPane();
    expect(screen.queryByRole('region', { name: 'Flag' })).toBeNull();
  });
});

describe('the preset reader', () => {
  test("is the request's reader, even if another is assigned to the member", async () => {
    const personality = { id: 8, first_name: 'Anselm', last_name: 'Grey', picture: null };
    answers['GET /api/reading_requests/1'] = { body: aWireRequest({ personality }) };
    await renderPane();
    expect(await screen.findByRole('combobox', { name: 'As (writer personality)' })).toHaveProperty(
      'value',
      '8',
    );
  });

  test("is the member's assigned reader if the request has none", async () => {
    await renderPane();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'As (writer personality)' })).toHaveProperty('value', '7'),
    );
  });
});

describe('sending', () => {
  const SEND = 'POST /api/reading_responses';

  async function writeReading() {
    await renderPane();
    fireEvent.click(screen.getByRole('radio', { name: 'Reading response' }));
    fireEvent.change(replyText(), { target: { value: 'Start with water.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Seal and send' }));
  }

  test('clears the text, returns to Standard, and shows the answer in the thread', async () => {
    const text = 'Start with water.';
    answers[SEND] = {
      status: 201,
      body: aWireMessage(12, { sender: 'writer', text, response_mode: 'ReadingResponse' }),
    };
    await writeReading();
    await waitFor(() => expect(replyText().value).toBe(''));
    expect(screen.getByRole('radio', { name: 'Standard' })).toHaveProperty('checked', true);
    expect(await screen.findByText(text)).toBeDefined();
    const form = requests.find(({ line }) => line === SEND)?.body;
    expect(Object.fromEntries(form ?? [])).toEqual({
      reading_request: '1',
      message: text,
      personality: '7',
      answers_message_id: '11',
    });
  });

  test('leaves the box empty when the draft arrives only after the reply', async () => {
    const draft = Promise.withResolvers<MockAnswer>();
    answers[DRAFT] = draft.promise;
    answers[SEND] = {
      status: 201,
      body: aWireMessage(12, { sender: 'writer', text: 'Start.', response_mode: 'ReadingResponse' }),
    };
    await writeReading();
    answers['GET /api/reading_requests/1'] = { body: aWireRequest({ status: 'RESPONDED' }) };
    await waitFor(() => expect(replyText().value).toBe(''));
    draft.resolve({ body: { personality_message: 'Dear Rosalind, a draft.', source: 'composer' } });
    await act(async () => {
      await draft.promise;
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(replyText().value).toBe('');
  });

  test('without a response keeps everything, shows the error, and repeats with the same key', async () => {
    answers[SEND] = 'no answer';
    await writeReading();
    await screen.findByText('We could not reach Moonletter. What you wrote is kept.');
    expect(replyText().value).toBe('Start with water.');
    expect(screen.getByRole('radio', { name: 'Reading response' })).toHaveProperty('checked', true);
    fireEvent.click(screen.getByRole('button', { name: 'Seal and send' }));
    await waitFor(() => expect(countRequests(SEND)).toBe(2));
    const keys = requests.filter(({ line }) => line === SEND).map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
  });

  test('after another writer has answered shows their answer and keeps everything', async () => {
    const otherAnswer = aWireMessage(12, {
      sender: 'writer',
      text: 'I was quicker.',
      response_mode: 'ReadingResponse',
    });
    answers[SEND] = {
      status: 409,
      body: { code: 'answered_meanwhile', detail: 'Another reader answered this', message: otherAnswer },
    };
    await writeReading();
    const thread = within(screen.getByRole('region', { name: 'Thread' }));
    expect(await thread.findByText('I was quicker.')).toBeDefined();
    expect(await screen.findByText('Another reader answered this')).toBeDefined();
    expect(replyText().value).toBe('Start with water.');
  });
});

describe('a spread', () => {
  const SEND = 'POST /api/reading_responses';
  const DRAW = 'POST /api/reading_requests/1/draw';
  const card = (position: string, name: string, reversed = false) => ({
    position,
    name,
    reversed,
    image_path: `/decks/night/${name}-600.webp`,
  });
  const drawBody = (...names: [string, string]) => ({
    spread: 'two-paths',
    cards: [card('This way', names[0]), card('That way', names[1], true)],
  });

  beforeEach(() => {
    answers['GET /api/tarot_images'] = { body: [] };
    answers['GET /api/reading_requests/1'] = { body: aWireRequest({ number_of_tarot_cards: 2 }) };
    answers[DRAW] = { status: 201, body: drawBody('The Moon', 'The Tower') };
  });

  const passage = (number: number) =>
    screen.getByLabelText<HTMLTextAreaElement>(new RegExp(`Passage for ${number}`));

  async function drawAndWrite() {
    await renderPane();
    fireEvent.click(screen.getByRole('radio', { name: 'Reading response' }));
    fireEvent.click(screen.getByRole('button', { name: 'Draw the cards' }));
    await screen.findByText('The Tower, reversed');
    fireEvent.change(replyText(), { target: { value: 'Two ways.' } });
    fireEvent.change(passage(2), { target: { value: 'Let it fall.' } });
  }

  const sendLetter = () => fireEvent.click(screen.getByRole('button', { name: 'Seal and send' }));

  test('is preset for a request for several cards, and can be changed to one card', async () => {
    await renderPane();
    fireEvent.click(screen.getByRole('radio', { name: 'Reading response' }));
    expect(screen.getByRole('combobox', { name: 'Spread' })).toHaveProperty('value', 'two-paths');
    fireEvent.click(screen.getByRole('radio', { name: 'One card' }));
    expect(screen.getByRole('button', { name: 'Choose a card' })).toBeDefined();
  });

  test('is sent with its cards and passages, and then cleared', async () => {
    answers[SEND] = {
      status: 201,
      body: aWireMessage(12, { sender: 'writer', text: 'Two ways.', response_mode: 'ReadingResponse' }),
    };
    await drawAndWrite();
    sendLetter();
    await waitFor(() => expect(replyText().value).toBe(''));
    const form = new URLSearchParams(
      [...(requests.find(({ line }) => line === SEND)?.body ?? [])].map(([name, value]) => [
        name,
        value as string,
      ]),
    );
    expect(form.get('spread')).toBe('two-paths');
    expect(JSON.parse(form.get('cards') ?? '')).toEqual([
      { ...card('This way', 'The Moon'), text: '' },
      { ...card('That way', 'The Tower', true), text: 'Let it fall.' },
    ]);
    fireEvent.click(screen.getByRole('radio', { name: 'Reading response' }));
    expect(screen.getByRole('button', { name: 'Draw the cards' })).toBeDefined();
    expect(localStorage.getItem('cachedMessage')).toBeNull();
  });

  test('is kept with its passages when a message is sent before it', async () => {
    answers['POST /api/reading_request_messages/1'] = {
      status: 201,
      body: aWireMessage(12, { sender: 'writer', text: 'One moment.' }),
    };
    await drawAndWrite();
    fireEvent.click(screen.getByRole('radio', { name: 'Standard' }));
    fireEvent.change(replyText(), { target: { value: 'One moment.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(replyText().value).toBe(''));
    expect(screen.getByText('Sent to Rosalind')).toBeDefined();
    const expectKept = () => {
      fireEvent.click(screen.getByRole('radio', { name: 'Reading response' }));
      expect(passage(2).value).toBe('Let it fall.');
      expect(screen.getByText('The Tower, reversed')).toBeDefined();
    };
    expectKept();
    cleanup();
    requests = [];
    await renderPane();
    expectKept();
  });

  test('is kept with its passages without a response and after a reload', async () => {
    answers[SEND] = 'no answer';
    await drawAndWrite();
    sendLetter();
    await screen.findByText('We could not reach Moonletter. What you wrote is kept.');
    expect(passage(2).value).toBe('Let it fall.');
    cleanup();
    requests = [];
    await renderPane();
    expect(passage(2).value).toBe('Let it fall.');
    expect(screen.getByText('The Tower, reversed')).toBeDefined();
  });

  test('that was drawn in another browser is shown', async () => {
    const draw = drawBody('The Sun', 'The Star');
    answers['GET /api/reading_requests/1'] = { body: aWireRequest({ draw }) };
    await renderPane();
    fireEvent.click(screen.getByRole('radio', { name: 'Reading response' }));
    expect(screen.getByText('The Star, reversed')).toBeDefined();
  });

  test('that cannot be drawn says why, and a message can be sent without it', async () => {
    answers[DRAW] = {
      status: 409,
      body: { code: 'draw_answered', detail: 'These cards have been answered' },
    };
    await renderPane();
    fireEvent.click(screen.getByRole('radio', { name: 'Reading response' }));
    fireEvent.click(screen.getByRole('button', { name: 'Draw the cards' }));
    expect(await screen.findByText('These cards have been answered')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'Standard' }));
    expect(screen.queryByRole('combobox', { name: 'Spread' })).toBeNull();
  });
});

describe('an unchanged draft', () => {
  const SEND = 'POST /api/reading_responses';
  const text = 'Dear Rosalind, a draft.';
  const pressInLetter = (key: string, more = {}) =>
    fireEvent.keyDown(replyText(), { key, ctrlKey: true, ...more });

  beforeEach(async () => {
    answers[DRAFT] = { body: { personality_message: text, source: 'composer' } };
    answers[SEND] = {
      status: 201,
      body: aWireMessage(12, { sender: 'writer', text, response_mode: 'ReadingResponse' }),
    };
    await renderPane();
    await screen.findByDisplayValue(text);
  });

  test('is not sent by a key, with an explanation', async () => {
    pressInLetter('Enter');
    expect(await screen.findByText(/^A key does not send an unchanged draft/)).toBeDefined();
    pressInLetter('Enter', { shiftKey: true });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(countRequests(SEND)).toBe(0);
  });

  test('is sent by the button once, after a confirmation', async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Seal and send' }));
    await screen.findByRole('alertdialog', { name: 'Send the draft as it is?' });
    fireEvent.click(screen.getByRole('button', { name: 'YES' }));
    await waitFor(() => expect(replyText().value).toBe(''));
    expect(countRequests(SEND)).toBe(1);
  });

  test('that a newer one replaces while it is confirmed is asked about again', async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Seal and send' }));
    await screen.findByRole('alertdialog', { name: 'Send the draft as it is?' });
    answers[DRAFT] = { body: { personality_message: 'Dear Rosalind, a newer draft.', source: 'composer' } };
    pressInLetter('d');
    await waitFor(() => expect(replyText().value).toContain('newer'));
    fireEvent.click(screen.getByRole('button', { name: 'YES' }));
    await screen.findByRole('alertdialog', { name: 'Send the draft as it is?' });
    expect(countRequests(SEND)).toBe(0);
    fireEvent.click(await screen.findByRole('button', { name: 'NO' }));
  });

  test('whose first change is taken back keeps the caret where it is', async () => {
    replyText().focus();
    fireEvent.change(replyText(), { target: { value: `${text}x` } });
    fireEvent.change(replyText(), { target: { value: text } });
    await act(async () => {});
    expect(replyText().selectionStart).toBe(text.length);
  });

  test('is cleared by Ctrl+Backspace, and only Ctrl+D fetches it again', async () => {
    pressInLetter('Backspace');
    await waitFor(() => expect(replyText().value).toBe(''));
    pressInLetter('d');
    await waitFor(() => expect(replyText().value).toBe(text));
    fireEvent.change(replyText(), { target: { value: `${text} Mine.` } });
    pressInLetter('d');
    expect(await screen.findByText(/^You have written something/)).toBeDefined();
    expect(replyText().value).toBe(`${text} Mine.`);
  });

  test('is fetched again by the key of Ctrl+D on a layout without Latin letters', async () => {
    pressInLetter('Backspace');
    await waitFor(() => expect(replyText().value).toBe(''));
    pressInLetter('в', { code: 'KeyD' });
    await waitFor(() => expect(replyText().value).toBe(text));
  });

  test('is not stored as an unsent reply', () => {
    expect(countRequests(SAVE_REPLY)).toBe(0);
    expect(localStorage.getItem('cachedMessage')).toBeNull();
  });
});

describe('an unsent reply', () => {
  test('is restored on another device', async () => {
    storedReply = aWireReply({ message_text: 'Half a letter', updated_at: NOW, etag: '"2"' });
    await renderPane();
    await waitFor(() => expect(replyText().value).toBe('Half a letter'));
  });

  test('of another window is offered beside this one', async () => {
    persistMessage(WRITER.id, 1, { text: 'Written here', responseMode: 'ReadingResponse' });
    storedReply = aWireReply({ message_text: 'Written there', updated_at: NOW, etag: '"2"' });
    await renderPane();
    const notice = await screen.findByRole('region', { name: 'Changed in another window' });
    expect(notice.textContent).toContain('Written there');
    expect(replyText().value).toBe('Written here');
    fireEvent.click(screen.getByRole('button', { name: 'Use the other text' }));
    await waitFor(() => expect(replyText().value).toBe('Written there'));
    expect(screen.queryByRole('region', { name: 'Changed in another window' })).toBeNull();
  });

  test('that cannot be saved shows a note, stays in this browser, and is saved once the network is back', async () => {
    await renderPane();
    answers[SAVE_REPLY] = 'no answer';
    fireEvent.change(replyText(), { target: { value: 'Dear' } });
    fireEvent.blur(replyText());
    expect(await screen.findByText('Not saved yet')).toBeDefined();
    expect(localStorage.getItem('cachedMessage')).toContain('Dear');
    delete answers[SAVE_REPLY];
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
  });
});

describe('the controls above the letter', () => {
  const button = () => screen.queryByRole('button', { name: 'Reading response · one card · as Isolde' });
  const isOpen = () => button()?.getAttribute('aria-expanded');
  // As in a real press, pointerup and click come after the focus has moved.
  const press = async (element: HTMLElement) => {
    fireEvent.pointerDown(element);
    act(() => element.focus());
    expectUnmoved();
    fireEvent.pointerUp(element);
    fireEvent.click(element);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  };
  let expectUnmoved: () => void;

  async function beginToWrite() {
    expectUnmoved = () => {};
    await renderPane();
    await screen.findByRole('option', { name: /^Isolde Marr/ });
    await press(replyText());
    expect(button()).toBeNull();
    fireEvent.keyDown(replyText(), { key: 'D' });
    expect(isOpen()).toBe('false');
  }

  test('fold when the writer types, and unfold by their button', async () => {
    await beginToWrite();
    await press(button()!);
    expect(isOpen()).toBe('true');
    const controlled = button()!.getAttribute('aria-controls')!.split(' ');
    expect(controlled.map((id) => document.getElementById(id)?.textContent)).toEqual([
      expect.stringContaining('Standard'),
      expect.stringContaining('Choose a card'),
    ]);
    fireEvent.keyDown(replyText(), { key: 'e' });
    expect(isOpen()).toBe('false');
  });

  test('unfold when the focus leaves the form, but not during a press', async () => {
    await beginToWrite();
    expectUnmoved = () => expect(isOpen()).toBe('false');
    await press(screen.getByRole('button', { name: 'Seal and send' }));
    expect(isOpen()).toBe('false');
    await press(screen.getByRole('tab', { name: 'Saved' }));
    expect(button()).toBeNull();
  });
});

describe('a reply that was refused because another writer has answered', () => {
  const SEND = 'POST /api/reading_responses';
  const findNotice = () => screen.findByRole('region', { name: 'Answered meanwhile' });
  const ISOLDE = { id: 7, first_name: 'Isolde', last_name: 'Marr', picture: null };
  const ANSELM = { id: 8, first_name: 'Anselm', last_name: 'Grey', picture: null };

  async function sendTooLate() {
    const otherAnswer = aWireMessage(12, {
      sender: 'writer',
      text: 'I was quicker.',
      response_mode: 'ReadingResponse',
      writer_personality: ANSELM,
    });
    answers[SEND] = {
      status: 409,
      body: { code: 'answered_meanwhile', detail: 'Another reader answered this', message: otherAnswer },
    };
    const client = await renderPane();
    fireEvent.change(replyText(), { target: { value: 'Start with water.' } });
    fireEvent.keyDown(replyText(), { key: 'Enter', ctrlKey: true });
    await findNotice();
    await within(screen.getByRole('region', { name: 'Thread' })).findByText('I was quicker.');
    return client;
  }

  test('can be sent after seeing both', async () => {
    await sendTooLate();
    const notice = await findNotice();
    expect(notice.textContent).toContain('I was quicker.');
    expect(notice.textContent).toContain('Start with water.');
    answers[SEND] = {
      status: 201,
      body: aWireMessage(13, { sender: 'writer', response_mode: 'ReadingResponse' }),
    };
    fireEvent.click(screen.getByRole('button', { name: 'Send anyway' }));
    await waitFor(() => expect(replyText().value).toBe(''));
    const last = requests.findLast(({ line }) => line === SEND);
    expect(last?.body?.get('answers_message_id')).toBe('12');
  });

  test('is still signed by the reader who was preset when it was started, although the other answer has changed that', async () => {
    answers['GET /api/reading_requests/1'] = { body: aWireRequest({ personality: ISOLDE }) };
    const client = await sendTooLate();
    const as = screen.getByRole('combobox', { name: 'As (writer personality)' });
    expect(as).toHaveProperty('value', '7');
    answers['GET /api/reading_requests/1'] = { body: aWireRequest({ personality: ANSELM, is_rushed: true }) };
    await client.invalidateQueries({ queryKey: queryKeyFor(getRequest, { id: 1 }) });
    await screen.findByRole('heading', { name: 'Brushes (RUSH)' });
    expect(as).toHaveProperty('value', '7');
    fireEvent.change(replyText(), { target: { value: '' } });
    expect(as).toHaveProperty('value', '8');
  });

  test.each([
    ['a reader', ISOLDE, { id: 7 }],
    ["no reader, as the member's", null, null],
  ])(
    'is signed by the reader of its start after a reload too, for a request that had %s',
    async (_, before, reader) => {
      answers['GET /api/reading_requests/1'] = { body: aWireRequest({ personality: before }) };
      await sendTooLate();
      expect(readPersistedMessage(WRITER.id, 1).readerAtStart).toEqual({ reader });
      cleanup();
      requests = [];
      const messages = [
        aWireMessage(12, { sender: 'writer', response_mode: 'ReadingResponse', writer_personality: ANSELM }),
      ];
      answers['GET /api/reading_requests/1'] = { body: aWireRequest({ personality: ANSELM, messages }) };
      await renderPane();
      expect(replyText().value).toBe('Start with water.');
      expect(screen.getByRole('combobox', { name: 'As (writer personality)' })).toHaveProperty('value', '7');
    },
  );

  test('no longer shows the other answer once its writer has taken it back', async () => {
    const client = await sendTooLate();
    screen.getByRole('button', { name: 'Send anyway' }).focus();
    act(() => removeFromThread(client, 1, 12));
    await waitFor(() => expect(screen.queryByText('I was quicker.')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Answered meanwhile' })).toBeNull();
    expect(screen.queryByText('Another reader answered this')).toBeNull();
    expect(screen.getByText('The other answer was taken back')).toBeDefined();
    expect(replyText().value).toBe('Start with water.');
    expect(document.activeElement).toBe(replyText());
  });
});
