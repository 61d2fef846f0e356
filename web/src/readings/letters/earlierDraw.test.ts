import { expect, test } from 'vitest';
import type { DrawnCard, RecurringCard } from '#contract/readings/shapes.ts';
import { describeMonth, findEarlierDraw } from './earlierDraw.ts';

const aDraw = (name: string, requestId: number, createdAt: string, isSealed = false): DrawnCard => ({
  deck: 'night',
  name,
  reversed: false,
  requestId,
  messageId: requestId * 10,
  createdAt,
  imagePath: null,
  title: 'A question',
  isSealed,
});

const THIS = { name: 'The Tower', createdAt: '2026-11-20T10:00:00Z' };

test('finds the newest opened letter with the same card before this one', () => {
  const results = [
    aDraw('The Tower', 5, '2026-11-21T10:00:00Z'),
    aDraw('The Tower', 4, THIS.createdAt),
    aDraw('The Tower', 3, '2026-09-01T10:00:00Z', true),
    aDraw('The Sun', 2, '2026-08-01T10:00:00Z'),
    aDraw('The Tower', 1, '2026-03-01T10:00:00Z'),
    aDraw('The Tower', 0, '2025-03-01T10:00:00Z'),
  ];
  expect(findEarlierDraw({ results, recurring: [] }, THIS)?.requestId).toBe(1);
  expect(findEarlierDraw({ results, recurring: [] }, { ...THIS, name: 'Death' })).toBeUndefined();
});

test('finds a recurring card in letters beyond the loaded page', () => {
  const { deck: _deck, name, imagePath: _path, ...letter } = aDraw('The Tower', 9, '2024-05-01T10:00:00Z');
  const recurring: RecurringCard[] = [{ deck: 'night', name, imagePath: null, count: 2, letters: [letter] }];
  expect(findEarlierDraw({ results: [], recurring }, THIS)?.requestId).toBe(9);
});

test('shows the year of a month only if it is another year', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  expect(describeMonth('2026-03-15T10:00:00Z', now, 'UTC')).toBe('in March');
  expect(describeMonth('2025-03-15T10:00:00Z', now, 'UTC')).toBe('in March 2025');
});
