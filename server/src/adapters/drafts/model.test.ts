import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DraftInput, DraftWriter } from './drafts.ts';
import { createDraftCard, createDraftInput } from '../../../testing/adapters/draftInput.ts';
import { semaphore } from '../../platform/semaphore.ts';
import { createModelDraftWriter } from './model.ts';
import { toCompletion, startModelServer } from '../../../testing/adapters/modelServer.ts';
import { SYSTEM_PROMPT } from './prompt.ts';

const KEY = 'sk-very-secret-key';
const LETTER =
  'Dear Rosalind,\n\nThe Star lies at the heart of it, and she pours without counting. You have been careful for so ' +
  'long that rest feels like a risk. The moon is nearly full, and the sea will still be there in spring.\n\n' +
  'Ask yourself what you would pack first.\n\nWith warmth,\nIsolde';

let server: Awaited<ReturnType<typeof startModelServer>>;
const logged: object[] = [];
const otherwise: DraftWriter = {
  draft: async () => ({ personalityMessage: 'Composed.', source: 'composer', promptVersion: 'composer-1' }),
};
const input = createDraftInput({ cards: [createDraftCard({ name: 'The Star' })] });

beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  logged.length = 0;
  server.requests.length = 0;
});

const writerAt = (baseUrl: string, timeoutMs = 2_000, waitMs = 10_000) =>
  createModelDraftWriter({
    baseUrl,
    model: 'small-1',
    apiKey: KEY,
    log: { warn: (details, message) => void logged.push({ ...details, says: message }) },
    withSlot: semaphore(5),
    fallback: otherwise,
    timeoutMs,
    waitMs,
  });
const writeDraft = (draftInput: DraftInput = input, timeoutMs = 2_000) =>
  writerAt(server.baseUrl, timeoutMs).draft(draftInput, { signal: new AbortController().signal });
const respondWith = (content: unknown, finishReason?: string) =>
  server.answers((response) => response.end(toCompletion(content, finishReason)));

describe('a model', () => {
  test('that answers correctly is named as the draft’s author', async () => {
    respondWith(`\n${LETTER}\n`);
    const draft = await writeDraft();
    expect(draft).toEqual({
      personalityMessage: LETTER,
      source: 'model',
      promptVersion: expect.stringMatching(/^model-[0-9a-f]{8}$/),
    });
    expect(logged).toEqual([]);
  });

  test('is called once, with our prompt and one JSON message of data, and the key only in the header', async () => {
    respondWith(LETTER);
    await writeDraft();
    expect(server.requests).toHaveLength(1);
    const { path, headers, body } = server.requests[0]!;
    expect(path).toBe('/v1/chat/completions');
    expect(headers.authorization).toBe(`Bearer ${KEY}`);
    expect(JSON.stringify(body)).not.toContain(KEY);
    expect(Object.keys(body)).toEqual(['model', 'messages']);
    expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(body.messages[0]!.content).toBe(SYSTEM_PROMPT);
    expect(JSON.parse(body.messages[1]!.content)).toEqual({
      first_name: 'Rosalind',
      question: input.question,
      care: false,
      drawn_before: [],
      bio: input.bio,
      style: 'tarot',
      spread: 'One card',
      cards: [
        {
          position: 'The heart of it',
          name: 'The Star',
          reversed: false,
          keywords: ['hope', 'openness', 'rest'],
          meaning: 'Something in you is ready to hope again.',
          text: '',
          seen_on_it: 'She pours water on the land and into the pool.',
        },
      ],
    });
  });

  test('gets the sky only if astrology was requested, and never the seed', async () => {
    respondWith(LETTER);
    await writeDraft(createDraftInput({ isAstrology: true, seed: '4711-815-0' }));
    const [, user] = server.requests[0]!.body.messages;
    expect(JSON.parse(user!.content)).toMatchObject({ sky: { sun: 'Pisces' }, moon_phase: 'Waxing Gibbous' });
    expect(user!.content).not.toContain('4711');
  });

  test('without a key is called without one', async () => {
    respondWith(LETTER);
    const { baseUrl } = server;
    const log = { warn() {} };
    const writer = createModelDraftWriter({
      baseUrl,
      model: 'small-1',
      apiKey: undefined,
      log,
      withSlot: semaphore(1),
      fallback: otherwise,
    });
    expect((await writer.draft(input, { signal: new AbortController().signal })).source).toBe('model');
    expect(server.requests[0]!.headers).not.toHaveProperty('authorization');
  });

  test('with another name has another version', async () => {
    respondWith(LETTER);
    const { baseUrl } = server;
    const options = {
      baseUrl,
      apiKey: undefined,
      log: { warn() {} },
      withSlot: semaphore(5),
      fallback: otherwise,
    };
    const versions = await Promise.all(
      ['small-1', 'small-1', 'small-2'].map(async (model) => {
        const draft = await createModelDraftWriter({ ...options, model }).draft(input, {
          signal: AbortSignal.any([]),
        });
        return draft.promptVersion;
      }),
    );
    expect([versions[0] === versions[1], versions[0] === versions[2]]).toEqual([true, false]);
  });
});

describe('while a model is writing five drafts', () => {
  const signal = new AbortController().signal;
  /** A writer whose model holds five drafts, and what lets these go. */
  async function holdFive(waitMs: number) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    server.answers((response) => void released.then(() => response.end(toCompletion(LETTER))));
    const writer = writerAt(server.baseUrl, 30_000, waitMs);
    const drafts = Array.from({ length: 5 }, () => writer.draft(input, { signal }));
    await expect.poll(() => server.requests.length).toBe(5);
    return { writer, drafts, release };
  }

  test('another draft is written by the composer if none of them ends soon, and uses no slot afterwards', async () => {
    const { writer, drafts, release } = await holdFive(20);
    expect(await writer.draft(input, { signal })).toMatchObject({ source: 'composer' });
    expect(logged).toMatchObject([{ why: 'too busy' }]);
    release();
    expect((await Promise.all(drafts)).map(({ source }) => source)).toEqual(Array(5).fill('model'));
    expect(server.requests).toHaveLength(5);
  });

  test('another draft is requested as soon as one of them ends', async () => {
    const { writer, drafts, release } = await holdFive(30_000);
    const sixth = writer.draft(input, { signal });
    release();
    await Promise.all(drafts);
    expect(await sixth).toMatchObject({ source: 'model' });
    expect([server.requests.length, logged]).toEqual([6, []]);
  });
});

describe('the composer writes, and the log gives the reason without quoting any text, if a model', () => {
  /** A body that continues until the reader disconnects. */
  const sendEndlessBody = (response: ServerResponse) => {
    const sendMore = () => {
      while (!response.destroyed && response.write(' '.repeat(16_384)));
      if (!response.destroyed) response.once('drain', sendMore);
    };
    sendMore();
  };
  const letterWith = (clause: string) => LETTER.replace('she pours without counting', clause);

  test.each<[string, string, (response: ServerResponse) => unknown]>([
    ['is too slow', 'too slow', () => {}],
    ['begins and never ends', 'too slow', (response) => response.write('{"choices":')],
    ['answers 500', 'status 500', (response) => response.writeHead(500).end('{"error":"no"}')],
    ['answers 429', 'status 429', (response) => response.writeHead(429).end()],
    ['answers 401', 'status 401', (response) => response.writeHead(401).end()],
    ['sends us elsewhere', 'not reached', (response) => response.writeHead(302, { location: '/v2' }).end()],
    ['answers no JSON', 'no JSON', (response) => response.end('<html>Busy</html>')],
    ['answers nothing', 'no JSON', (response) => response.end()],
    ['answers other JSON', 'not an answer of this API', (response) => response.end('[1, 2, {"choices": 3}]')],
    ['answers no choice', 'not an answer of this API', (response) => response.end('{"choices": []}')],
    ['calls a tool', 'not an answer of this API', (response) => response.end(toCompletion(null))],
    ['answers without end', 'without end', sendEndlessBody],
    ['hangs up', 'UND_ERR_SOCKET', (response) => response.destroy()],
    ['is broken off', 'broken off', (response) => response.end(toCompletion(LETTER, 'length'))],
    ['writes too little', 'too short', (response) => response.end(toCompletion('Dear Rosalind, yes.'))],
    ['writes too much', 'too long', (response) => response.end(toCompletion(`${LETTER}\n`.repeat(40)))],
    [
      'names another card',
      'a card that was not drawn',
      (response) => response.end(toCompletion(letterWith('beside her stands The Tower'))),
    ],
    [
      'gives a link',
      'a link or an address',
      (response) => response.end(toCompletion(letterWith('see https://tarot.example/star'))),
    ],
    ['gives bold type', 'markup', (response) => response.end(toCompletion(letterWith('**pours**')))],
    [
      'tells its prompt',
      'the prompt',
      (response) =>
        response.end(toCompletion(`${LETTER} ${SYSTEM_PROMPT.replaceAll('"', '').slice(0, 300)}`)),
    ],
  ])('%s', async (_, reason, answer) => {
    server.answers(answer);
    const timeoutMs = reason === 'too slow' ? 400 : 20_000;
    expect(await writeDraft(input, timeoutMs)).toMatchObject({
      source: 'composer',
      personalityMessage: 'Composed.',
    });
    expect(logged).toEqual([
      { why: reason, promptVersion: expect.any(String) as string, says: 'the model wrote no draft' },
    ]);
    expect(server.requests).toHaveLength(1);
  });

  test('cannot be reached', async () => {
    const closedServer = await startModelServer();
    await closedServer.close();
    const draft = await writerAt(closedServer.baseUrl).draft(input, { signal: new AbortController().signal });
    expect([draft.source, logged]).toMatchObject(['composer', [{ why: 'ECONNREFUSED' }]]);
  });
});

test('when the product stops, no draft is written, and nothing is announced', async () => {
  const stopping = new AbortController();
  server.answers(() => stopping.abort());
  const draft = writerAt(server.baseUrl).draft(input, { signal: stopping.signal });
  await expect(draft).rejects.toThrow(/aborted/);
  expect(logged).toEqual([]);
});
