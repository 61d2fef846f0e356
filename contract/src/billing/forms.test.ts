import { describe, expect, test } from 'vitest';
import { cardForm, parseExpiry, isZip } from './forms.ts';

const TODAY = '2026-11-21';
const form = {
  cardHolder: 'Rosalind Achterberg',
  cardNumber: '4242424242424242',
  expDate: '12/30',
  cvc: '123',
  cardZipcode: '10001',
  makeDefaultPaymentMethod: false,
};

/** The messages of a card form by field. */
function errorsOf(changes: object): Record<string, string> {
  const { error } = cardForm(TODAY).safeParse({ ...form, ...changes });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('the card form', () => {
  test.each<[object, Record<string, string>]>([
    [{}, {}],
    [{ cardNumber: '30569309025904', cvc: '1234' }, {}],
    [{ expDate: '' }, { expDate: 'Expiration date must be formatted MM/YY' }],
    [{ expDate: undefined }, { expDate: 'Expiration date must be formatted MM/YY' }],
    [{ expDate: '1/30' }, { expDate: 'Expiration date must be formatted MM/YY' }],
    [{ expDate: '12/2030' }, { expDate: 'Expiration date must be formatted MM/YY' }],
    [{ expDate: '1230' }, { expDate: 'Expiration date must be formatted MM/YY' }],
    [{ expDate: '00/30' }, { expDate: 'Expiration month is not a valid month' }],
    [{ expDate: '13/30' }, { expDate: 'Expiration month is not a valid month' }],
    [{ expDate: '13/20' }, { expDate: 'Expiration month is not a valid month' }],
    [{ expDate: '10/26' }, { expDate: 'Expiration date has passed' }],
    [{ expDate: '12/25' }, { expDate: 'Expiration date has passed' }],
    [{ expDate: '11/26' }, {}],
    [{ cardNumber: '' }, { cardNumber: 'Card number is invalid' }],
    [{ cardNumber: '4242424242424' }, { cardNumber: 'Card number is invalid' }],
    [{ cardNumber: '42424242424242424' }, { cardNumber: 'Card number is invalid' }],
    [{ cvc: '12' }, { cvc: 'Security code is invalid' }],
    [{ cvc: '12345' }, { cvc: 'Security code is invalid' }],
    [{ cvc: '12a' }, { cvc: 'Security code is invalid' }],
    [{ cardHolder: ' \t ' }, { cardHolder: 'Card holder name is empty' }],
    [{ cardZipcode: '' }, { cardZipcode: 'ZIP is invalid' }],
  ])('%j', (changes, faults) => {
    expect(errorsOf(changes)).toEqual(faults);
  });

  test('is validated as a whole', () => {
    const empty = { cardHolder: '', cardNumber: '', expDate: '', cvc: '', cardZipcode: '' };
    expect(Object.keys(errorsOf(empty))).toEqual(Object.keys(empty));
  });
});

test('a two-digit year is in the 2000s', () => {
  expect(parseExpiry('07/31')).toEqual({ expMonth: 7, expYear: 2031 });
});

describe('a postal code', () => {
  test.each(['10001', '10001-1234', 'K1A 0B1', 'k1a0b1', 'SW1A 1AA', 'M1 1AE', 'GIR 0AA', 'EC1A1BB', '6011'])(
    'accepts %s',
    (zip) => expect(isZip(zip)).toBe(true),
  );
  test.each(['', '123', '123456', '10001-12', 'D1A 0B1', 'K1A 0O1', 'SW1A 1A', 'ABCDE', '6011\n'])(
    'refuses %j',
    (zip) => expect(isZip(zip)).toBe(false),
  );
});
