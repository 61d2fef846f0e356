import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { firstName, newPassword, signUpForm } from './accounts/forms.ts';
import { cardForm } from './billing/forms.ts';
import { readerFields } from './readers/forms.ts';
import { tagForm } from './tags/forms.ts';
import { profileFields } from './profiles/forms.ts';
import { postResponse } from './readings/calls.ts';
import { requestForm } from './readings/forms.ts';
import { buildTitle } from './readings/rules.ts';
import { toSingleLine } from './toSingleLine.ts';

const MESSAGE = 'Please use letters, digits and signs on one line only';

describe('a name', () => {
  test.each([
    'O’Brien',
    "d'Arc",
    'Łukasz',
    'José',
    'Jose\u0301',
    'Nguyễn Thị Minh',
    '李',
    'Anne-Marie Saint-Exupéry, Jr.',
    'می\u200cخواهم',
    'क्\u200dष',
    'שָׁלוֹם',
    'בְּרֵאשִׁ֖ית',
    'محمّد',
    '\u200fמשה\u200e',
    'བསྒྲུབས',
    '👩‍👩‍👧',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '❤️',
    'X Æ A-12',
  ])('%s is accepted', (name) => expect(firstName.safeParse(name).success).toBe(true));

  test.each([
    ['a line feed', 'Ada\nMoon'],
    ['a carriage return', 'Ada\rBcc: all@example.test'],
    ['a tab', 'Ada\tMoon'],
    ['an escape', 'Ada\u001b[31m'],
    ['a control character beyond ASCII', 'Ada\u0085Moon'],
    ['a line separator', 'Ada\u2028Moon'],
    ['a paragraph separator', 'Ada\u2029Moon'],
    ['an override', 'Ada\u202enooM'],
    ['an embedding', 'Ada\u202bMoon'],
    ['an isolate', 'Ada\u2067Moon'],
    ['only characters that are not seen', '\u200b\u2060\u3164'],
    ['a pile of marks', `Ada${'\u0301\u0302'.repeat(20)}`],
  ])('with %s is refused', (_, name) => {
    const { error } = firstName.safeParse(name);
    expect(error?.issues.map(({ message }) => message)).toEqual([MESSAGE]);
  });
});

const FIELDS: [string, z.ZodMiniType][] = [
  ['a last name', signUpForm.shape.lastName],
  ['a first name in a profile', profileFields.firstName],
  ['a last name in a profile', profileFields.lastName],
  ['a place of birth', profileFields.birthLocation],
  ['a place', profileFields.currentLocation],
  ['a hope', profileFields.moonletterHopeOther],
  ["a reader's first name", readerFields.firstName],
  ["a reader's last name", readerFields.lastName],
  ["a reader's specialities", readerFields.specialities],
  ['a tag', tagForm.shape.text],
  ['a card holder', cardForm('2026-01-01').shape.cardHolder],
  ['a title', requestForm.shape.title],
  ['a card in a letter', postResponse.input.shape.tarot],
  ['a spread in a letter', postResponse.input.shape.spread],
];
test.each(FIELDS)('%s follows the same rule', (_, field) => {
  expect(field.safeParse('José 李').success).toBe(true);
  expect(field.safeParse('Ada\nMoon').error?.issues.map(({ message }) => message)).toEqual([MESSAGE]);
  expect(field.safeParse('Ada\u202enooM').success).toBe(false);
});

test('the title of a question is a single line', () => {
  expect(toSingleLine(' What\r\nis\u2028to\u202e come? ')).toBe('What is to come?');
  expect(buildTitle('What\u0000 is\n\u2066to come?')).toBe('What is to come?');
});

describe('a password', () => {
  const listMessages = (text: string) =>
    newPassword.safeParse(text).error?.issues.map(({ message }) => message);

  test.each(['          ', '\t\n \u00a0\u2003\t\n \u00a0\u2003', ' '.repeat(128)])(
    'of blanks only is refused',
    (text) => expect(listMessages(text)).toEqual(['Password must not be blank']),
  );

  test('may contain any characters, including blanks and line breaks', () => {
    for (const text of [
      '  a        ',
      'пароль из слов',
      '🌙'.repeat(10),
      'two\nlines\there',
      '\u202e0123456789',
    ])
      expect(listMessages(text)).toBeUndefined();
    expect(listMessages('x'.repeat(129))).toEqual(['Password must have at most 128 characters']);
    expect(listMessages('')).toEqual(['Password is required']);
    for (const text of ['x', '🌙'])
      expect(listMessages(text.repeat(9))).toEqual(['Password must have at least 10 characters']);
  });
});
