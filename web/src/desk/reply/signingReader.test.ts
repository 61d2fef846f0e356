import { describe, expect, test } from 'vitest';
import { findFallbackReader, findPresetReader } from './signingReader.ts';

const reader = (id: number, userId: number | null) => ({ id, firstName: 'Isolde', lastName: 'Marr', userId });
const personality = { id: 8, firstName: 'Anselm', lastName: 'Grey', picture: null };

describe('the preset reader', () => {
  test.each([
    ["the request's, whoever is assigned", { personality }, { assignedPersonalityUser: 7 }, 8],
    ["the request's, before the member is loaded", { personality }, undefined, 8],
    ["the member's where the request has none", { personality: null }, { assignedPersonalityUser: 7 }, 7],
    ['none until the member is loaded', { personality: null }, undefined, null],
    ['none where nobody is assigned', { personality: null }, { assignedPersonalityUser: null }, null],
  ])('is %s', (_, request, member, expected) => {
    expect(findPresetReader(request, member)).toBe(expected);
  });
});

test.each([
  ["the writer's own", [reader(4, null), reader(5, 2)], 5],
  ['the first where the writer has none', [reader(4, null), reader(6, 9)], 4],
  ['none where there are no readers', [], null],
])('without a choice a reply is signed by %s', (_, readers, expected) => {
  expect(findFallbackReader(readers, 2)?.id ?? null).toBe(expected);
});
