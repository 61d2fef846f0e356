import { expect, test } from 'vitest';
import { describeRecurrence, findRecurringCards } from './recurringCards.ts';

const draw = (name: string, createdAt: string) => ({ name, createdAt: `${createdAt}T10:00:00.000Z` });
const NOW = new Date('2026-11-22T12:00:00.000Z');
const TOWER = [draw('The Tower', '2026-08-03'), draw('The Tower', '2026-05-12')];
const MOON = draw('The Moon', '2025-12-24');

test.each([
  ['nothing was drawn', [], [], []],
  ['each card came once', [TOWER[0]!, MOON], [], []],
  ['one came twice', [...TOWER, MOON], [], ['The Tower, second time since May']],
  ['it lies on the desk now', TOWER, ['The Tower'], ['The Tower, third time since May']],
  [
    'a single earlier one lies on the desk',
    [MOON],
    ['The Moon'],
    ['The Moon, second time since December 2025'],
  ],
  [
    'there are several: what lies on the desk stands first',
    [...TOWER, MOON, ...TOWER],
    ['The Moon'],
    ['The Moon, second time since December 2025', 'The Tower, fourth time since May'],
  ],
  ['a new card lies on the desk', [MOON], ['The Star'], []],
  [
    'one came very often',
    Array.from({ length: 11 }, () => MOON),
    [],
    ['The Moon, 11th time since December 2025'],
  ],
])('where %s', (_, earlier, now, expected) => {
  expect(findRecurringCards(earlier, now).map((card) => describeRecurrence(card, NOW, 'UTC'))).toEqual(
    expected,
  );
});
