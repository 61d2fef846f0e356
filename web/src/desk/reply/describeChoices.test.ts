import { expect, test } from 'vitest';
import { describeChoices } from './describeChoices.ts';

const READING = { responseMode: 'ReadingResponse', spreadCards: null, tarotCardName: null } as const;
const THREE = { positions: ['Past', 'Present', 'Future'] };

test.each([
  ['Reading response · three cards · as Isolde', { ...READING, layout: 'spread' as const }],
  ['Reading response · one card · as Isolde', { ...READING, layout: 'card' as const }],
  [
    'Reading response · The Moon · as Isolde',
    { ...READING, layout: 'card' as const, tarotCardName: 'The Moon' },
  ],
  ['Standard · as Isolde', { ...READING, responseMode: 'Standard' as const, layout: 'spread' as const }],
])('%s', (expected, choices) =>
  expect(describeChoices(choices, THREE, { firstName: 'Isolde' })).toBe(expected),
);

test('a reply without a reader names none', () => {
  expect(describeChoices({ ...READING, layout: 'card' }, THREE, null)).toBe('Reading response · one card');
});
