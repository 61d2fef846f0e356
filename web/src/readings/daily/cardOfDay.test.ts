import { expect, test } from 'vitest';
import { TAROT_CARDS } from '#contract/tarot/codes.ts';
import { cardOfDay } from './cardOfDay.ts';

const FIRST_DAY = Date.parse('2026-11-20T12:00:00Z');

test('each day has a card, and all 78 appear before one repeats', () => {
  const days = Array.from({ length: TAROT_CARDS.length }, (_, n) => new Date(FIRST_DAY + n * 86_400_000));
  expect(new Set(days.map((day) => cardOfDay(day, 'UTC').name)).size).toBe(TAROT_CARDS.length);
  expect(cardOfDay('2026-11-20T00:00:00Z', 'UTC')).toBe(cardOfDay('2026-11-20T23:59:00Z', 'UTC'));
});
