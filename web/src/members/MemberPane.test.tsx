import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { readingRequest } from '#contract/readings/shapes.ts';
import { fromWire } from '#contract/wire.ts';
import { renderApp, startFakeServer } from '../testing/fakeServer.tsx';
import { aWireRequest } from '../testing/wireRequests.ts';
import { AlertModal } from '../ui/AlertModal.tsx';
import { OkProvider } from '../ui/OkModal.tsx';
import { MemberPane } from './MemberPane.tsx';

const NOTE = { created_at: '2026-11-20T10:00:00.000Z', who: 'Isolde Marr' };

const request = z.parse(
  readingRequest,
  fromWire(
    aWireRequest({
      user: {
        id: 3,
        first_name: 'Rosalind',
        last_name: 'Achterberg',
        zodiac: 'PIS',
        tags: [{ id: 1, text: 'Grief', color: 'green' }],
      },
      draw: {
        spread: 'one',
        cards: [{ position: '', name: 'The Tower', reversed: false, image_path: '' }],
      },
      member_cards: ['2026-08-03', '2026-05-12'].map((day) => ({
        deck: 'night',
        name: 'The Tower',
        reversed: false,
        request_id: 7,
        message_id: 8,
        created_at: `${day}T10:00:00.000Z`,
        image_path: null,
        title: 'The house with the blue door',
        is_sealed: false,
      })),
      open_requests: 2,
      notes_count: 4,
      memory: {
        letters: [
          {
            request_id: 7,
            title: 'The house with the blue door',
            answered_at: '2026-08-03T10:00:00.000Z',
            cards: [{ name: 'The Tower', reversed: true }],
            outcome: { feeling: 'glad', text: 'We moved in June' },
          },
        ],
        notes: [
          { id: 5, text: '! A letter about the garden in spring', ...NOTE },
          { id: 4, text: 'Wants plain words', ...NOTE },
        ],
        feedback: { likes: 5, dislikes: 1 },
        last_wrote_at: '2026-11-21T10:00:00.000Z',
      },
    }),
  ),
);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00.000Z'), toFake: ['Date'] });
  startFakeServer();
  // Nothing but the request itself has arrived.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('notes about a member are shown without a further call', async () => {
  await renderApp(
    <OkProvider Modal={AlertModal}>
      <MemberPane request={request} onInsert={() => undefined} />
    </OkProvider>,
  );
  expect(screen.getByText('What came of it: Glad. We moved in June')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Rosalind Achterberg' })).toBeDefined();
  expect(screen.getByText('Pisces')).toBeDefined();
  expect(screen.getByText(/^Wrote last /)).toBeDefined();
  expect(screen.getByText('2 open questions')).toBeDefined();
  expect(screen.getByText('Liked 5, disliked 1')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Tags' }).textContent).toContain('Grief');
  expect(screen.getByRole('region', { name: 'Promises' }).textContent).toContain(
    'A letter about the garden in spring',
  );
  expect(screen.getByRole('region', { name: 'Notes' }).textContent).toContain('Wants plain words');
  expect(screen.getByText('The Tower, third time since May')).toBeDefined();
  const letters = screen.getByRole('region', { name: 'Earlier letters' });
  expect(letters.textContent).toContain('The Tower, reversed');
  expect(screen.getByRole('link', { name: 'The house with the blue door' }).getAttribute('href')).toBe(
    '/readings/7',
  );
});

test('the changes of the request are listed, newest first', async () => {
  const createdAt = '2026-11-22T10:00:00.000Z';
  const { log } = z.parse(
    readingRequest,
    fromWire(
      aWireRequest({
        log: JSON.parse(`[
          {"id": 9, "says": "Took a letter back", "who": "Isolde Marr", "created_at": "${createdAt}"},
          {"id": 8, "says": "Status: CLOSED", "who": null, "created_at": "${createdAt}"}
        ]`) as object[],
      }),
    ),
  );
  await renderApp(
    <OkProvider Modal={AlertModal}>
      <MemberPane request={{ ...request, log }} onInsert={() => undefined} />
    </OkProvider>,
  );
  expect(screen.queryByText('Took a letter back')).toBeNull();
  const folded = screen.getByText('Log of this thread').closest('details')!;
  folded.open = true;
  fireEvent(folded, new Event('toggle'));
  const changes = await screen.findByRole('list', { name: 'Changes, newest first' });
  expect([...changes.children].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Took a letter backIsolde Marr, today at /),
    expect.stringMatching(/^Status: CLOSEDtoday at /),
  ]);
});
