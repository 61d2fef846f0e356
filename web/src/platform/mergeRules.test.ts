import { expect, test } from 'vitest';
import { isSame, mergeEdits } from './mergeRules.ts';

const before = { name: 'Ros', bio: 'Paints', hopes: ['1'] };

test.each([
  ['nothing was typed', {}, { bio: 'Sails' }, { bio: 'Sails' }, [['bio', false]]],
  [
    'another field was typed',
    { name: 'Rosa' },
    { bio: 'Sails' },
    { name: 'Rosa', bio: 'Sails' },
    [['bio', false]],
  ],
  ['the same field was typed', { bio: 'Sings' }, { bio: 'Sails' }, { bio: 'Sings' }, [['bio', true]]],
  ['both typed the same', { bio: 'Sails' }, { bio: 'Sails' }, { bio: 'Sails' }, []],
  ['the other changed nothing shown', { bio: 'Sings' }, {}, { bio: 'Sings' }, []],
  ['lists', { hopes: ['1', '2'] }, { hopes: ['1'] }, { hopes: ['1', '2'] }, []],
  ['lists of both', { hopes: ['2'] }, { hopes: ['3'] }, { hopes: ['2'] }, [['hopes', true]]],
])('%s', (_, typed, current, values, changes) => {
  const merged = mergeEdits(before, { ...before, ...typed }, { ...before, ...current });
  expect(merged.values).toEqual({ ...before, ...values });
  expect(merged.changes.map(({ name, isReplaced }) => [name, isReplaced])).toEqual(changes);
});

const picture = new Blob(['A picture']);

test.each([
  [{ name: 'Ros', hopes: ['1'] }, { hopes: ['1'], name: 'Ros' }, true],
  [{ name: 'Ros', bio: undefined }, { name: 'Ros' }, true],
  [{ bio: null }, {}, false],
  [{ hopes: ['1', '2'] }, { hopes: ['2', '1'] }, false],
  [{ hopes: [] }, { hopes: ['1'] }, false],
  [{ picture }, { picture }, true],
  [{ picture }, { picture: new Blob(['A picture']) }, false],
])('%o and %o are the same: %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});
