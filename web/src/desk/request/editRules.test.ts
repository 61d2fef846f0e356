import { expect, test } from 'vitest';
import { pickChangedFields } from '../../platform/mergeRules.ts';
import { describeEdit, type EditValues, mergeChoices } from './editRules.ts';

const before: EditValues = {
  status: 'OPENED',
  isRushed: false,
  isOracle: false,
  isAstrology: false,
  numberOfTarotCards: 1,
  personality: null,
};

test('sends only changed fields', () => {
  expect(pickChangedFields({ ...before, isRushed: true, personality: 7 }, before)).toEqual({
    isRushed: true,
    personality: 7,
  });
  expect(pickChangedFields(before, before)).toEqual({});
});

test.each<[string, Partial<EditValues>, Partial<EditValues>, Partial<EditValues>, (keyof EditValues)[]]>([
  [
    'different fields',
    { isRushed: true },
    { numberOfTarotCards: 3 },
    { isRushed: true, numberOfTarotCards: 3 },
    ['numberOfTarotCards'],
  ],
  [
    'the same field',
    { numberOfTarotCards: 5 },
    { numberOfTarotCards: 3 },
    { numberOfTarotCards: 5 },
    ['numberOfTarotCards'],
  ],
  ['only theirs', {}, { status: 'RESPONDED' }, { status: 'RESPONDED' }, ['status']],
  ['something else than the form has', { isOracle: true }, {}, { isOracle: true }, []],
])('where two writers changed %s, what one chose is kept', (_, ownValues, current, values, savedValues) => {
  expect(mergeChoices(before, { ...before, ...ownValues }, { ...before, ...current })).toEqual({
    values: { ...before, ...values },
    theirs: savedValues,
  });
});

test.each<[keyof EditValues, Partial<EditValues>, string]>([
  ['status', { status: 'RESPONDED' }, 'Status is Answered'],
  ['isRushed', { isRushed: true }, 'Rush is on'],
  ['isOracle', {}, 'Oracle is off'],
  ['isAstrology', { isAstrology: true }, 'Astrology is on'],
  ['numberOfTarotCards', { numberOfTarotCards: 3 }, 'Number of cards is 3'],
  ['personality', { personality: 7 }, 'Reader is number 7'],
])('a changed %s of %j is described', (field, values, expected) => {
  expect(describeEdit(field, { ...before, ...values }, (reader) => `number ${reader}`)).toBe(expected);
});
