import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ZODIAC_CODES } from '#contract/profiles/codes.ts';
import SIGN_WORDS from './signWords.json' with { type: 'json' };

const words = z.string().check(
  z.maxLength(260),
  z.refine((text) => [2, 3].includes(text.match(/[.](\s|$)/g)?.length ?? 0), 'two or three sentences'),
  z.refine((text) => !/[—–]|\b(destin|fate|karma|ascendant|house|aspect)/i.test(text), 'plain words'),
);
const ofSign = z.strictObject({ sun: words, moon: words, rising: words });

test('every sign has a text for Sun, Moon and rising sign, each of two or three sentences', () =>
  expect(Object.keys(z.parse(z.record(z.enum(ZODIAC_CODES), ofSign), SIGN_WORDS))).toEqual([
    ...ZODIAC_CODES,
  ]));

test('no two begin alike', () => {
  const beginnings = Object.values(SIGN_WORDS).flatMap((sign) =>
    Object.values(sign).map((text) => text.split(' ').slice(0, 3).join(' ')),
  );
  expect(new Set(beginnings).size).toBe(beginnings.length);
});
