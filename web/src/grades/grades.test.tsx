import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reader } from '#contract/readers/calls.ts';
import { toWire } from '#contract/wire.ts';
import { startFakeServer, renderApp } from '../testing/fakeServer.tsx';
import { isolde } from '../testing/readers.ts';
import { GradesScreen } from './GradesScreen.tsx';

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const READER = { id: 1, firstName: 'Isolde', lastName: 'Marr', picture: null };
const ISOLDE: Reader = { ...isolde, bio: '', specialities: '', etag: '"1"' };
const ROW = {
  reader: READER,
  answers: 12,
  likes: 3,
  dislikes: 1,
  likedShare: 0.75,
  medianSecondsToAnswer: 7_260,
  rushAnswers: 4,
  rushKept: 3,
  tipsCents: 500,
  grades: 2,
  meanGrade: 4.5,
  feelings: { glad: 3, calm: 0, mixed: 1, sad: 0, open: 0 },
};
const FEEDBACK = {
  id: 5,
  type: 'dislike',
  reason: 'Too short for me',
  readingRequestId: null,
  readingResponseId: 118,
  requestId: 42,
  user: { id: 3, firstName: 'Rosalind' },
  reader: READER,
  createdAt: '2026-11-20T07:42:00.000Z',
};
const REVIEW = {
  id: 9,
  readingResponseId: 118,
  requestId: 42,
  grade: 4,
  note: 'Warm and clear',
  reader: READER,
  writer: { id: 2, name: 'Tristan Marr' },
  createdAt: '2026-11-20T08:42:00.000Z',
};
const OUTCOME = {
  requestId: 43,
  feeling: 'mixed',
  text: 'I start in May, and I am afraid',
  user: { id: 3, firstName: 'Rosalind' },
  reader: READER,
  createdAt: '2026-11-20T09:42:00.000Z',
};
const LETTER = {
  id: 118,
  requestId: 42,
  senderId: 2,
  sender: 'writer',
  createdAt: '2026-11-20T07:40:00.000Z',
  text: 'Dear Rosalind, rest a little.',
  responseMode: 'ReadingResponse',
  writerPersonality: READER,
  tarotCardName: null,
  tarotCard: null,
  allowedTarotCards: [],
  spread: null,
  cards: [],
  moon: null,
};
const NONE = { count: 0, results: [] };

/** All of the screen's reads, for the filters as they stand in a query. */
function answerReads({ days = 0, reader = '', row = ROW as object | null, feedback = [FEEDBACK] } = {}) {
  const grades = {
    readers: row === null ? [] : [row],
    feedback: NONE,
    reviews: { count: 1, results: [REVIEW] },
    outcomes: { count: 1, results: [OUTCOME] },
    series: row === null ? [] : [{ date: '2026-11-19', answers: 5, likes: 1, dislikes: 1 }],
  };
  const filter = `days=${days}${reader && `&reader=${reader}`}`;
  server.reads[`/api/grades?${filter}`] = grades;
  server.reads[`/api/grades?${filter}&offset=0`] = grades;
  server.reads[`/api/reading_request_feedback?days=${days}${reader && `&personality=${reader}`}&offset=0`] = {
    count: feedback.length,
    results: feedback,
  };
  const lately = `status=RESPONDED&sort=last_message_time&limit=5${reader && `&personality=${reader}`}`;
  server.reads[`/api/reading_requests?${lately}&fields=id,title,last_message_time`] = NONE;
}
beforeEach(() => {
  server.reads['/api/readers'] = [ISOLDE];
  answerReads();
});

test('shows the figures of each reader', async () => {
  await renderApp(<GradesScreen />);
  const region = await screen.findByRole('region', { name: 'Figures for each reader' });
  const row = within(region).getByRole('row', { name: /Isolde Marr/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['12', '3', '1', '75%', '2 h 1 min', '3 of 4', '$5.00', '4.5 (2)', 'Glad 3, Mixed 1']);
});

test('shows what came of letters', async () => {
  await renderApp(<GradesScreen />);
  const list = await screen.findByRole('list', { name: 'What came of it' });
  expect(list.textContent).toContain('Mixed, RosalindI start in May, and I am afraidTo Isolde');
});

test('each chart has its figures in words and as a table', async () => {
  await renderApp(<GradesScreen />);
  for (const name of [
    'Answers and share liked over time: 5 answers, 50% liked',
    'Median time to answer a question: Isolde 2 h 1 min',
    'Rushed questions answered in time: Isolde 75%',
  ])
    expect(await screen.findByRole('img', { name })).toBeDefined();
  const table = screen.getByRole('region', { name: 'Answers and share liked over time', hidden: true });
  expect(table.textContent).toContain('19 November 2026511');
});

test('asks for another time and another reader', async () => {
  answerReads({ days: 7 });
  answerReads({ days: 7, reader: '1', row: null });
  await renderApp(<GradesScreen />);
  await userEvent.selectOptions(await screen.findByLabelText('Time range'), 'Last Week');
  await expect.poll(() => server.fetched).toContain('/api/grades?days=7');
  await userEvent.selectOptions(screen.getByLabelText('Reader'), 'Isolde Marr');
  expect(await screen.findByText('No answers in this period.')).toBeDefined();
  expect(server.fetched).toContain('/api/grades?days=7&reader=1');
});

test('lists feedback and reviews with links to their requests', async () => {
  await renderApp(<GradesScreen />);
  const feedback = await screen.findByRole('list', { name: 'Feedback' });
  for (const text of ['Disliked by Rosalind', 'Too short for me', 'To Isolde'])
    expect(feedback.textContent).toContain(text);
  expect(within(feedback).getByRole('link').getAttribute('href')).toBe('/readings/42');
  const reviews = await screen.findByRole('list', { name: 'Reviews' });
  for (const text of ['4 of 5 for Isolde', 'Warm and clear', 'By Tristan Marr'])
    expect(reviews.textContent).toContain(text);
});

test('an answer is reviewed beside its text', async () => {
  server.reads['/api/reading_request_messages/42?before=119&limit=1'] = { count: 1, results: [LETTER] };
  server.answers = async () => Response.json(toWire({ ...REVIEW, grade: 4 }));
  await renderApp(<GradesScreen />);
  const feedback = await screen.findByRole('list', { name: 'Feedback' });
  await userEvent.click(within(feedback).getByRole('button', { name: /^Review/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Review an answer' });
  expect(await within(dialog).findByText('Dear Rosalind, rest a little.')).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save review' }));
  expect(await within(dialog).findByText('Please choose a grade from 1 to 5')).toBeDefined();
  expect(server.sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole('radio', { name: '4' }));
  await userEvent.type(within(dialog).getByLabelText('Note'), 'Kind');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save review' }));
  await expect
    .poll(() => server.sent)
    .toMatchObject([
      { method: 'POST', url: '/api/grades', body: { reading_response_id: 118, grade: 4, note: 'Kind' } },
    ]);
});

test('a review that was begun is discarded only after a question', async () => {
  server.reads['/api/reading_request_messages/42?before=119&limit=1'] = { count: 1, results: [LETTER] };
  await renderApp(<GradesScreen />);
  const feedback = await screen.findByRole('list', { name: 'Feedback' });
  await userEvent.click(within(feedback).getByRole('button', { name: /^Review/ }));
  const note = await screen.findByLabelText('Note');
  await userEvent.type(note, 'Kind');
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await userEvent.click(await screen.findByRole('button', { name: 'NO' }));
  expect(note).toHaveProperty('value', 'Kind');
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await userEvent.click(await screen.findByRole('button', { name: 'YES' }));
  await expect.poll(() => screen.queryByLabelText('Note')).toBeNull();
});

test('the writer’s own answer has no form', async () => {
  server.reads['/api/reading_request_messages/42?before=119&limit=1'] = {
    count: 1,
    results: [{ ...LETTER, senderId: 3 }],
  };
  await renderApp(<GradesScreen />);
  const feedback = await screen.findByRole('list', { name: 'Feedback' });
  await userEvent.click(within(feedback).getByRole('button', { name: /^Review/ }));
  expect(await screen.findByText(/This is your own answer/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save review' })).toBeNull();
});
