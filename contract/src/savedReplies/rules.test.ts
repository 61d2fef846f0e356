import { expect, test } from 'vitest';
import { fillPlaceholders } from './rules.ts';

const VALUES = { firstName: 'Rosalind', reader: 'Isolde', title: 'Will I paint again?' };

test.each([
  ['nothing to fill', 'Take your time.', 'Take your time.'],
  ['each of them', '{first_name}: {title} {reader}', 'Rosalind: Will I paint again? Isolde'],
  ['one twice', '{reader}, {reader}', 'Isolde, Isolde'],
  ['an unknown one stays', 'Dear {name}, {first_name}', 'Dear {name}, Rosalind'],
  ['names are exact', '{First_Name} {first name} { reader }', '{First_Name} {first name} { reader }'],
  ['a name of every object is unknown', '{constructor} {toString}', '{constructor} {toString}'],
  ['braces alone stay', '{} { } {first_name', '{} { } {first_name'],
  ['the inner of two braces', '{{first_name}}', '{Rosalind}'],
  ['an empty text', '', ''],
])('%s', (_, text, filled) => {
  expect(fillPlaceholders(text, VALUES)).toBe(filled);
});

test('keeps a placeholder without a value', () => {
  expect(fillPlaceholders('With love, {reader}', { ...VALUES, reader: null })).toBe('With love, {reader}');
});

test('does not replace placeholders in values', () => {
  const values = { firstName: '$& {title}', reader: '$1', title: '' };
  expect(fillPlaceholders('{first_name}|{reader}|{title}|', values)).toBe('$& {title}|$1||');
});
