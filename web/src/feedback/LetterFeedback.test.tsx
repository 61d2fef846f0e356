import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FeedbackType } from '#contract/feedback/codes.ts';
import { getRequest } from '#contract/readings/calls.ts';
import { toWire } from '#contract/wire.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { stored } from '../platform/storage.ts';
import { renderApp, startFakeServer } from '../testing/fakeServer.tsx';
import { aWireRequest } from '../testing/wireRequests.ts';
import { LetterFeedback } from './LetterFeedback.tsx';

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
  await waitFor(() => expect(listBodies()).toEqual([{ type: 'like', reading_response_id: 7 }]));
});

test('switching to the other type keeps the typed text; pressing the same again withdraws', async () => {
  server.answers = respondWith('dislike');
  await show({ type: 'like', reason: 'Kind' });
  fireEvent.change(screen.getByLabelText('What spoke to you?'), { target: { value: 'Kind, but late' } });
  fireEvent.click(findButton('Dislike'));
  await waitFor(() => expect(listBodies()).toHaveLength(1));
  await waitFor(() => expect(findButton('Dislike').getAttribute('aria-busy')).toBeNull());
  server.answers = respondWith(null);
  fireEvent.click(findButton('Like'));
  await waitFor(() =>
    expect(listBodies()).toEqual([
      { type: 'dislike', reason: 'Kind, but late', reading_response_id: 7 },
      { type: 'like', reading_response_id: 7 },
    ]),
  );
});

test('what is typed while a press is on its way stays to be saved', async () => {
  const answer = Promise.withResolvers<Response>();
  server.answers = () => answer.promise;
  await show({ type: 'like', reason: '' });
  fireEvent.click(findButton('Dislike'));
  const reason = await screen.findByLabelText<HTMLTextAreaElement>('What was missing?');
  fireEvent.change(reason, { target: { value: 'The sea' } });
  await waitFor(() => expect(listBodies()).toHaveLength(1));
  answer.resolve(await respondWith('dislike')());
  await waitFor(() => expect(findButton('Dislike').getAttribute('aria-busy')).toBeNull());
  expect(reason.value).toBe('The sea');
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
  await waitFor(() => expect(server.asked).toHaveLength(2));
  server.reads['/api/reading_requests/3'] = request([
    { type: 'like', created_at: '2026-11-20T05:31:00.000Z' },
  ]);
  fireEvent.click(findButton('Like'));
  await waitFor(() => expect(listBodies()).toHaveLength(1));
  released.resolve();
  await waitFor(() => expect(server.asked).toHaveLength(3));
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
  const words = await screen.findByLabelText('What spoke to you?');
  fireEvent.change(words, { target: { value: 'Kind' } });
  findButton('Save').focus();
  fireEvent.click(findButton('Save'));
  await screen.findByText('Your words are with Isolde.');
  expect(document.activeElement).toBe(words);
});

test('words that are sent with the other button stay in the field as saved ones', async () => {
  server.reads['/api/reading_requests/3'] = aWireRequest({
    id: 3,
    feedback: [{ reading_response_id: 7, type: 'like', reason: '', created_at: '2026-11-20T05:31:00.000Z' }],
  });
  server.answers = async () => {
    const answer = (await (await respondWith('dislike')()).json()) as object;
    return Response.json({ ...answer, reason: 'Kind, but late' });
  };
  await renderApp(<Letter />);
  fireEvent.change(await screen.findByLabelText('What spoke to you?'), {
    target: { value: 'Kind, but late ' },
  });
  fireEvent.click(findButton('Dislike'));
  expect(await screen.findByText('Your words are with Isolde.')).toBeDefined();
  expect(screen.getByLabelText('What was missing?')).toHaveProperty('value', 'Kind, but late');
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
