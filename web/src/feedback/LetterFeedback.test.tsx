import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FeedbackType } from '#contract/feedback/codes.ts';
import { applyFeedback } from '#contract/feedback/rules.ts';
import { getRequest } from '#contract/readings/calls.ts';
import { toWire } from '#contract/wire.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { stored } from '../platform/storage.ts';
import { renderApp, startFakeServer } from '../testing/fakeServer.tsx';
import { aWireRequest } from '../testing/wireRequests.ts';
import { LetterFeedback } from './LetterFeedback.tsx';
import { persistReason } from './persistedReasons.ts';

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  stored.token.write('a-token');
  server = startFakeServer();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const respondWith = (type: FeedbackType | null) => async () =>
  Response.json(
    toWire({
      id: 1,
      type,
      reason: '',
      readingRequestId: null,
      readingResponseId: 7,
      requestId: 3,
      user: { id: 3, firstName: 'Rosalind' },
      reader: null,
      createdAt: '2026-11-20T05:31:00.000Z',
    }),
  );
const show = (existing?: { type: FeedbackType; reason: string }) =>
  renderApp(
    <LetterFeedback
      responseId={7}
      reader={{ firstName: 'Isolde' }}
      given={existing && { ...existing, readingResponseId: 7, createdAt: '2026-11-20T05:31:00.000Z' }}
    />,
  );
const findButton = (name: string) => screen.getByRole('button', { name });
const isPressed = (name: string) => findButton(name).getAttribute('aria-pressed');
const listBodies = () => server.sent.map(({ body }) => body);

test('a like is shown at once and sent for this answer', async () => {
  // The answer is still under way.
  server.answers = () => new Promise(() => {});
  await show();
  expect([isPressed('Like'), isPressed('Dislike')]).toEqual(['false', 'false']);
  fireEvent.click(findButton('Like'));
  await waitFor(() => expect(isPressed('Like')).toBe('true'));
  expect(screen.getByRole('status').textContent).toContain('You like this letter');
  await waitFor(() => expect(listBodies()).toEqual([{ type: 'like', reason: '', reading_response_id: 7 }]));
});

test('a like without a network says that Moonletter was not reached, and that words are kept only if there are any', async () => {
  server.answers = () => Promise.reject(new TypeError('Failed to fetch'));
  await show();
  fireEvent.click(findButton('Like'));
  expect(await screen.findByText('We could not reach Moonletter. Please try again.')).toBeDefined();
  cleanup();
  persistReason(3, 7, 'like', 'The brushes');
  await show({ type: 'dislike', reason: '' });
  fireEvent.click(findButton('Like'));
  expect(await screen.findByText('We could not reach Moonletter. What you wrote is kept.')).toBeDefined();
});

test('a like of a letter without a reader is confirmed in whole sentences', async () => {
  const given = {
    type: 'like',
    reason: '',
    readingResponseId: 7,
    createdAt: '2026-11-20T05:31:00.000Z',
  } as const;
  await renderApp(<LetterFeedback responseId={7} reader={null} given={given} />);
  expect(screen.getByRole('status').textContent).toBe(
    'You like this letter, and your reader will be glad. Press Like again to take it back.',
  );
});

const field = (label: string) => screen.findByLabelText<HTMLTextAreaElement>(label);
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });

/** A letter whose feedback the server keeps as the real one does. */
async function showStored(first: { type: FeedbackType; reason: string } | null) {
  let known = first;
  const toEntry = () =>
    known === null ? [] : [{ ...known, reading_response_id: 7, created_at: '2026-11-20T05:31:00.000Z' }];
  const read = () => aWireRequest({ id: 3, feedback: toEntry() });
  server.reads['/api/reading_requests/3'] = read();
  server.answers = async () => {
    const given = listBodies().at(-1) as { type: FeedbackType; reason?: string };
    known = applyFeedback(known ?? undefined, given);
    server.reads['/api/reading_requests/3'] = read();
    const answer = (await (await respondWith(known?.type ?? null)()).json()) as object;
    return Response.json({ ...answer, reason: known?.reason ?? '' });
  };
  await renderApp(<Letter />);
  await screen.findByRole('button', { name: 'Like' });
}

const press = async (name: 'Like' | 'Dislike') => {
  const { length } = listBodies();
  fireEvent.click(findButton(name));
  await waitFor(() => expect(listBodies()).toHaveLength(length + 1));
  await waitFor(() => expect(findButton(name).getAttribute('aria-busy')).toBeNull());
};

test('praise that is not sent yet is not sent as the reason of a dislike, and is there on switching back', async () => {
  await showStored({ type: 'like', reason: '' });
  await type('What spoke to you?', 'The brushes ');
  await press('Dislike');
  expect(listBodies()).toEqual([{ type: 'dislike', reason: '', reading_response_id: 7 }]);
  expect((await field('What was missing?')).value).toBe('');
  expect(screen.queryByText('Your words are with Isolde.')).toBeNull();
  await type('What was missing?', 'The sea');
  // Also after a reload.
  cleanup();
  await renderApp(<Letter />);
  expect((await field('What was missing?')).value).toBe('The sea');
  await press('Like');
  expect(listBodies()[1]).toEqual({ type: 'like', reason: 'The brushes', reading_response_id: 7 });
  expect((await field('What spoke to you?')).value.trim()).toBe('The brushes');
  expect(await screen.findByText('Your words are with Isolde.')).toBeDefined();
  await press('Dislike');
  expect(listBodies()[2]).toEqual({ type: 'dislike', reason: 'The sea', reading_response_id: 7 });
});

test('praise that was sent is not sent as the reason of a dislike, and is given again on switching back', async () => {
  await showStored({ type: 'like', reason: 'Kind' });
  await press('Dislike');
  await press('Dislike');
  cleanup();
  await renderApp(<Letter />);
  await screen.findByRole('button', { name: 'Like' });
  await press('Dislike');
  await press('Like');
  expect(listBodies()).toEqual([
    { type: 'dislike', reason: '', reading_response_id: 7 },
    { type: 'dislike', reason: null, reading_response_id: 7 },
    { type: 'dislike', reason: '', reading_response_id: 7 },
    { type: 'like', reason: 'Kind', reading_response_id: 7 },
  ]);
});

test.each([
  [
    'the server’s own words',
    { code: 'no_answer_yet', detail: 'There is no answer yet' },
    'There is no answer yet',
  ],
  ['the default message', {}, 'Something went wrong please try again or contact support'],
])('a press that is refused says so in %s, and leaves the letter as it was', async (_, refusal, said) => {
  server.answers = async () => Response.json(refusal, { status: 500 });
  await show();
  fireEvent.click(findButton('Like'));
  expect(await screen.findByText(said)).toBeDefined();
  expect(isPressed('Like')).toBe('false');
});

test('pressing the same again withdraws, and the words stay for the next time', async () => {
  await showStored({ type: 'like', reason: 'Kind' });
  await press('Like');
  expect([isPressed('Like'), isPressed('Dislike')]).toEqual(['false', 'false']);
  await press('Like');
  expect(listBodies()).toEqual([
    { type: 'like', reason: null, reading_response_id: 7 },
    { type: 'like', reason: 'Kind', reading_response_id: 7 },
  ]);
});

test('what is typed while a press is on its way stays to be saved', async () => {
  await showStored({ type: 'like', reason: '' });
  const answer = server.answers;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  server.answers = async (...given) => {
    await released;
    return answer(...given);
  };
  fireEvent.click(findButton('Dislike'));
  await type('What was missing?', 'The sea');
  await waitFor(() => expect(listBodies()).toHaveLength(1));
  release();
  await waitFor(() => expect(findButton('Dislike').getAttribute('aria-busy')).toBeNull());
  expect((await field('What was missing?')).value).toBe('The sea');
  expect(findButton('Save')).toBeDefined();
});

test('what was typed survives a reload', async () => {
  await show({ type: 'like', reason: '' });
  fireEvent.change(screen.getByLabelText('What spoke to you?'), { target: { value: 'The brushes' } });
  cleanup();
  await show({ type: 'like', reason: '' });
  expect(screen.getByLabelText('What spoke to you?')).toHaveProperty('value', 'The brushes');
  expect(findButton('Save')).toBeDefined();
});

test('a like that was already given on another device is not withdrawn', async () => {
  const replies = [respondWith(null), respondWith('like')];
  server.answers = () => replies.shift()!();
  await show();
  fireEvent.click(findButton('Like'));
  await waitFor(() => expect(listBodies()).toHaveLength(2));
});

test('a like stays when an older response arrives after it', async () => {
  const request = (feedback: object[]) =>
    aWireRequest({
      id: 3,
      feedback: feedback.map((entry) => ({ reading_response_id: 7, reason: '', ...entry })),
    });
  server.reads['/api/reading_requests/3'] = request([]);
  server.answers = respondWith('like');
  await renderApp(<Letter />);
  await screen.findByRole('button', { name: 'Like' });
  const released = Promise.withResolvers<void>();
  const fetched = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    const answer = await fetched(url, options);
    if (options.method === 'GET') await released.promise;
    return answer;
  });
  fireEvent.click(findButton('Refetch'));
  await waitFor(() => expect(server.fetched).toHaveLength(2));
  server.reads['/api/reading_requests/3'] = request([
    { type: 'like', created_at: '2026-11-20T05:31:00.000Z' },
  ]);
  fireEvent.click(findButton('Like'));
  await waitFor(() => expect(listBodies()).toHaveLength(1));
  released.resolve();
  await waitFor(() => expect(server.fetched).toHaveLength(3));
  await waitFor(() => expect(isPressed('Like')).toBe('true'));
});

test('the focus stays at the words that are saved', async () => {
  const existing = { reading_response_id: 7, type: 'like', created_at: '2026-11-20T05:31:00.000Z' };
  server.reads['/api/reading_requests/3'] = aWireRequest({ id: 3, feedback: [{ ...existing, reason: '' }] });
  server.answers = async () => {
    const answer = (await (await respondWith('like')()).json()) as object;
    return Response.json({ ...answer, reason: 'Kind' });
  };
  await renderApp(<Letter />);
  const reason = await screen.findByLabelText('What spoke to you?');
  fireEvent.change(reason, { target: { value: 'Kind' } });
  findButton('Save').focus();
  fireEvent.click(findButton('Save'));
  await screen.findByText('Your words are with Isolde.');
  expect(document.activeElement).toBe(reason);
});

function Letter() {
  const { data, refetch } = useQuery(queryOptionsFor(getRequest, { id: 3 }));
  return (
    <>
      <button onClick={() => void refetch()}>Refetch</button>
      {data && <LetterFeedback responseId={7} reader={{ firstName: 'Isolde' }} given={data.feedback[0]} />}
    </>
  );
}
