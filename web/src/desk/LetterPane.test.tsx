import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryRouter } from 'react-router';
import { ROLES } from '#contract/accounts/codes.ts';
import { newQueryClient } from '../platform/queries.ts';
import { SessionContext } from '../platform/session.ts';
import { ConfirmProvider } from '../ui/ConfirmModal.tsx';
import { ToastsProvider } from '../ui/Toasts.tsx';
import { persistMessage } from '../readings/persistedMessages.ts';
import { aWireMember, aWireMessage, aWireRequest } from '../testing/wireRequests.ts';
import { LetterPane } from './LetterPane.tsx';

type MockAnswer = { status?: number; body: unknown } | 'no answer';

let answers: Record<string, MockAnswer>;
let requests: { line: string; body: FormData | null; key: string | null }[];

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('token', 'the-token');
  requests = [];
  answers = {
    'GET /api/reading_requests/1': { body: aWireRequest() },
    'GET /api/users/3': { body: aWireMember() },
    'GET /api/personalities': {
      body: [
        { id: 7, first_name: 'Isolde', last_name: 'Marr' },
        { id: 8, first_name: 'Anselm', last_name: 'Grey' },
      ],
    },
    'GET /api/readers': { body: [] },
    'GET /api/reading_gpt_response/1/newest': {
      status: 404,
      body: { code: 'no_draft', detail: 'There is no draft' },
    },
    'POST /api/reading_requests/1/presence': { status: 204, body: null },
  };
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    const line = `${request.method} ${url.split('?')[0]}`;
    const key = new Headers(request.headers).get('Idempotency-Key');
    requests.push({ line, body: request.body instanceof FormData ? request.body : null, key });
    const answer = answers[line] ?? 'no answer';
    if (answer === 'no answer') return Promise.reject(new TypeError('Failed to fetch'));
    const { status = 200, body } = answer;
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body), { status }));
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const WRITER = { id: 2, email: 'isolde@moonletter.test', role: ROLES.writer, isWriter: true };

async function renderPane() {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MemoryRouter>
        <SessionContext
          value={{ session: { kind: 'signedIn', user: WRITER }, signIn: () => {}, signOut: () => {} }}
        >
          <ToastsProvider>
            <ConfirmProvider>
              <LetterPane requestId={1} present={[]} />
            </ConfirmProvider>
          </ToastsProvider>
        </SessionContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: /Brushes/ });
  await waitFor(() => expect(countRequests('GET /api/users/3')).toBe(1));
}

const countRequests = (line: string) => requests.filter((call) => call.line === line).length;
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

  test('that does not exist leaves the box empty, and is no error', async () => {
    await renderPane();
    await waitFor(() => expect(countRequests(DRAFT)).toBe(1));
    expect(replyText().value).toBe('');
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['']);
  });

  test('does not replace what the writer had typed', async () => {
    persistMessage(WRITER.id, 1, { text: 'Dear R', responseMode: 'ReadingResponse' });
    answers[DRAFT] = { body: { personality_message: 'a draft', source: 'model' } };
    await renderPane();
    await waitFor(() => expect(countRequests(DRAFT)).toBe(1));
    expect(replyText().value).toBe('Dear R');
  });
});

describe('a flagged request', () => {
  test('says so, and its flag can be ended', async () => {
    const PATCH = 'PATCH /api/reading_requests/1';
    answers['GET /api/reading_requests/1'] = { body: aWireRequest({ is_flagged: true }) };
    answers[PATCH] = { body: aWireRequest() };
    await renderPane();
    expect(screen.getByRole('region', { name: 'Flag' }).textContent).toContain('words of danger');
    answers['GET /api/reading_requests/1'] = { body: aWireRequest() };
    fireEvent.click(screen.getByRole('button', { name: 'End the flag' }));
    fireEvent.click(await screen.findByRole('button', { name: 'YES' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Flag' })).toBeNull());
    expect(countRequests(PATCH)).toBe(1);
  });

  test('is not said of others', async () => {
    await renderPane();
    expect(screen.queryByRole('region', { name: 'Flag' })).toBeNull();
  });
});

describe('who answers', () => {
  test("is the request's reader, whoever is assigned to the member", async () => {
    const personality = { id: 8, first_name: 'Anselm', last_name: 'Grey', picture: null };
    answers['GET /api/reading_requests/1'] = { body: aWireRequest({ personality }) };
    await renderPane();
    expect(await screen.findByRole('combobox', { name: 'As' })).toHaveProperty('value', '8');
  });

  test("is the member's own reader where the request has none", async () => {
    await renderPane();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'As' })).toHaveProperty('value', '7'));
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

  test('clears the text and returns to Standard, and the answer stands in the thread', async () => {
    const text = 'Start with water.';
    answers[SEND] = {
      status: 201,
      body: aWireMessage(12, { sender: 'writer', text, response_mode: 'ReadingResponse' }),
    };
    await writeReading();
    await waitFor(() => expect(replyText().value).toBe(''));
    expect(screen.getByRole('radio', { name: 'Standard' })).toHaveProperty('checked', true);
    expect(screen.getByText(text)).toBeDefined();
    const form = requests.find(({ line }) => line === SEND)?.body;
    expect(Object.fromEntries(form ?? [])).toEqual({
      reading_request: '1',
      message: text,
      personality: '7',
      answers_message_id: '11',
    });
  });

  test('without an answer keeps all, says so at the form, and is the same act when tried again', async () => {
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

  test('after another writer shows their answer and loses nothing', async () => {
    const theirs = aWireMessage(12, {
      sender: 'writer',
      text: 'I was quicker.',
      response_mode: 'ReadingResponse',
    });
    answers[SEND] = {
      status: 409,
      body: { code: 'answered_meanwhile', detail: 'Another reader answered this' },
    };
    answers['GET /api/reading_request_messages/1'] = { body: { count: 2, results: [theirs] } };
    await writeReading();
    expect(await screen.findByText('I was quicker.')).toBeDefined();
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

  const write = () => fireEvent.click(screen.getByRole('button', { name: 'Seal and send' }));

  test('is what a request for several cards is answered with, unless the writer takes one card', async () => {
    await renderPane();
    fireEvent.click(screen.getByRole('radio', { name: 'Reading response' }));
    expect(screen.getByRole('combobox', { name: 'Spread' })).toHaveProperty('value', 'two-paths');
    fireEvent.click(screen.getByRole('radio', { name: 'One card' }));
    expect(screen.getByRole('button', { name: 'Choose a card' })).toBeDefined();
  });

  test('is sent with its cards and passages, and then all is cleared', async () => {
    answers[SEND] = {
      status: 201,
      body: aWireMessage(12, { sender: 'writer', text: 'Two ways.', response_mode: 'ReadingResponse' }),
    };
    await drawAndWrite();
    write();
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

  test('stays, with what was said, where no answer came and after a reload', async () => {
    answers[SEND] = 'no answer';
    await drawAndWrite();
    write();
    await screen.findByText('We could not reach Moonletter. What you wrote is kept.');
    expect(passage(2).value).toBe('Let it fall.');
    cleanup();
    requests = [];
    await renderPane();
    expect(passage(2).value).toBe('Let it fall.');
    expect(screen.getByText('The Tower, reversed')).toBeDefined();
  });

  test('drawn in another browser lies on the desk', async () => {
    const draw = drawBody('The Sun', 'The Star');
    answers['GET /api/reading_requests/1'] = { body: aWireRequest({ draw }) };
    await renderPane();
    fireEvent.click(screen.getByRole('radio', { name: 'Reading response' }));
    expect(screen.getByText('The Star, reversed')).toBeDefined();
  });

  test('that cannot be drawn says why, and a message goes without it', async () => {
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
