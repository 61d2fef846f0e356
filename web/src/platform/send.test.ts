import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { call, id, emptyObject } from '#contract/call.ts';
import { startEarlyCall } from './earlyCalls.ts';
import { ContractMismatch, send } from './send.ts';
import { fetchFile } from './fetchFile.ts';
import { subscribeUnauthorized } from './unauthorized.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  localStorage.setItem('token', 'the-token');
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
  localStorage.clear();
});

const mockAnswer = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(Response.json(body, { status }));

function lastRequest() {
  const [url, request] = fetched.mock.lastCall!;
  return { url, body: request!.body, headers: new Headers(request!.headers) };
}

const summary = 'A call of these tests';
const output = z.object({ isRushed: z.boolean() });
const read = call({
  method: 'GET',
  path: '/api/things/{id}',
  summary,
  input: z.object({ id, sortBy: z.optional(z.string()) }),
  output,
});
const write = call({
  method: 'POST',
  path: '/api/things',
  summary,
  input: z.object({ dueAt: z.string() }),
  output,
});
const logIn = call({
  method: 'POST',
  path: '/api/token',
  summary,
  input: emptyObject,
  output,
  isPublic: true,
});
const upload = call({
  method: 'POST',
  path: '/api/things/{id}/picture',
  summary,
  input: z.object({
    id,
    imageFile: z.instanceof(Blob),
    readingRequest: z.int(),
    cards: z.array(z.object({ imagePath: z.string() })),
  }),
  output,
  body: 'form',
});

test('sends snake_case with the token, and returns camelCase', async () => {
  mockAnswer(200, { is_rushed: true });
  expect(await send(write, { dueAt: 'now' })).toEqual({ isRushed: true });
  expect(lastRequest().body).toBe('{"due_at":"now"}');
  expect(lastRequest().headers.get('Authorization')).toBe('Token the-token');
});

test('a GET puts its path parameters into the path and the rest into the query', async () => {
  mockAnswer(200, { is_rushed: false });
  await send(read, { id: 7, sortBy: 'a&b' });
  expect(lastRequest().url).toBe('/api/things/7?sort_by=a%26b');
});

test('a form is sent as its fields, with lists as JSON', async () => {
  mockAnswer(200, { is_rushed: false });
  await send(upload, { id: 7, imageFile: new Blob(['x']), readingRequest: 3, cards: [{ imagePath: '/a' }] });
  const form = lastRequest().body as FormData;
  expect([...form.keys()]).toEqual(['image_file', 'reading_request', 'cards']);
  expect(form.get('cards')).toBe('[{"image_path":"/a"}]');
  expect(lastRequest().headers.has('Content-Type')).toBe(false);
});

test('logging in is sent without authorization, even with an old token in the storage', async () => {
  mockAnswer(200, { is_rushed: false });
  await send(logIn, {});
  expect(lastRequest().headers.has('Authorization')).toBe(false);
});

test('every POST has its own idempotency key, or the caller’s', async () => {
  const keys = [];
  for (const options of [{}, {}, { idempotencyKey: 'kept' }]) {
    mockAnswer(200, { is_rushed: false });
    await send(write, { dueAt: 'now' }, options);
    keys.push(lastRequest().headers.get('Idempotency-Key'));
  }
  expect(keys[2]).toBe('kept');
  expect(new Set(keys).size).toBe(3);
});

test('a response that does not match the contract is a ContractMismatch', async () => {
  mockAnswer(200, { is_rushed: 'maybe' });
  await expect(send(write, { dueAt: 'now' })).rejects.toThrow(ContractMismatch);
});

test('a field that a server of an older version does not send is filled in', async () => {
  const withNews = { ...write, output: z.extend(output, { hasNews: z.boolean() }) };
  mockAnswer(200, { is_rushed: true });
  expect(await send(withNews, { dueAt: 'now' })).toEqual({ isRushed: true, hasNews: false });
  mockAnswer(200, {});
  await expect(send(withNews, { dueAt: 'now' })).rejects.toThrow(ContractMismatch);
});

test('an HTML error page is a Failure with the default message', async () => {
  fetched.mockResolvedValueOnce(new Response('<h1>Bad Gateway</h1>', { status: 502 }));
  await expect(send(write, { dueAt: 'now' })).rejects.toMatchObject({
    status: 502,
    details: 'Something went wrong please try again or contact support',
  });
});

test('a 401 reports the refused token', async () => {
  const refused = vi.fn<(token: string) => void>();
  const stop = subscribeUnauthorized(refused);
  mockAnswer(401, { detail: 'Please log in' });
  await expect(send(read, { id: 7 })).rejects.toMatchObject({ status: 401 });
  stop();
  expect(refused.mock.calls).toEqual([['the-token']]);
});

test('a problem document is a Failure, even with a success status', async () => {
  const headers = { 'Content-Type': 'application/problem+json; charset=utf-8' };
  const problem = { code: 'payment_unknown', detail: 'Your bank has not answered yet' };
  fetched.mockResolvedValueOnce(Response.json(problem, { status: 202, headers }));
  await expect(send(write, { dueAt: 'now' })).rejects.toMatchObject({
    code: 'payment_unknown',
    details: 'Your bank has not answered yet',
    status: 202,
  });
});

const noAnswer: typeof fetch = (_, request) =>
  new Promise((_resolve, reject) => {
    request!.signal!.addEventListener('abort', () => reject(request!.signal!.reason as Error));
  });

test.each([
  ['that writes', 30_000, () => send(write, { dueAt: 'now' })],
  ['that reads', 60_000, () => send(read, { id: 7 }, { signal: new AbortController().signal })],
])('a call %s fails without a response after %i ms', async (_, limit, start) => {
  vi.useFakeTimers();
  try {
    fetched.mockImplementationOnce(noAnswer);
    const failing = start().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(fetched.mock.lastCall![1]!.signal!.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failing).toMatchObject({
      code: 'ERR_NETWORK',
      status: 500,
      details: 'Moonletter has not answered in time. What you wrote is kept.',
    });
  } finally {
    vi.useRealTimers();
  }
});

test('a call that was started before the app fails without a response too', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
  fetched.mockImplementationOnce(noAnswer);
  startEarlyCall('/api/things/7', 'the-token').catch(() => {});
  const failing = send(read, { id: 7 }).catch((error: unknown) => error);
  limit.abort(new DOMException('No answer', 'TimeoutError'));
  expect(await failing).toMatchObject({ code: 'ERR_NETWORK' });
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(timeout).toHaveBeenCalledWith(60_000);
  timeout.mockRestore();
});

test('a download has no limit', async () => {
  vi.useFakeTimers();
  try {
    const arrived = Promise.withResolvers<Response>();
    fetched.mockReturnValueOnce(arrived.promise);
    const file = fetchFile('/file');
    await vi.advanceTimersByTimeAsync(3_600_000);
    arrived.resolve(new Response('words'));
    expect(await (await file).text()).toBe('words');
    expect(fetched.mock.lastCall![1]!.signal).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
