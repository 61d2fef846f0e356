import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ChartDay, Transit } from '#contract/astrology/calls.ts';
import { ELEMENTS, NATAL_POINT_CODES } from '#contract/astrology/dayCodes.ts';
import { BODY_CODES } from '#contract/astrology/codes.ts';
import { rankTransits } from '#contract/astrology/rankTransits.ts';
import { chartDay } from '../testing/chartDays.ts';
import { describeBalance, describeNodesAndReturns, listTodayLines, pickSentences } from './todayRules.ts';
import WORDS from './todayWords.json' with { type: 'json' };

const emptyDay: ChartDay = { ...chartDay, transits: [], coming: [], voidOfCourse: null };

test('slow bodies at personal points come first, then the closer and the applying', () => {
  const [trine] = chartDay.transits;
  const createTransit = (more: Partial<Transit>): Transit => ({ ...trine!, ...more });
  const saturn = createTransit({ transiting: 'saturn', natal: 'sun', orb: 0.9 });
  const close = createTransit({ transiting: 'mars', natal: 'venus', orb: 0.1 });
  const wider = createTransit({ ...close, orb: 0.8 });
  const leaving = createTransit({ ...wider, applying: false });
  expect(rankTransits([leaving, wider, close, saturn])).toEqual([saturn, close, wider, leaving]);
});

describe('the three sentences of a day', () => {
  test('are of two transits of different bodies, and the next moon', () => {
    const [first, second, third, ...more] = pickSentences(chartDay);
    expect(first).toMatch(/^Saturn is strict with your natal Sun/);
    expect(second).toMatch(/^Neptune puts a mist before your ascendant/);
    expect(third).toMatch(/^The next full moon is on 24 November 2026 in Gemini:/);
    expect(more).toEqual([]);
  });

  test.each<[string, Partial<ChartDay>]>([
    ['a quiet day', emptyDay],
    ['a day without a birth time', { ...chartDay, ruler: null, transits: chartDay.transits.slice(1, 2) }],
    ['a void moon alone', { ...emptyDay, voidOfCourse: chartDay.voidOfCourse }],
  ])('on %s too are filled and unlike each other', (_, day) => {
    const sentences = pickSentences({ ...chartDay, ...day });
    expect(sentences).toHaveLength(3);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).not.toMatch(/[{}]|undefined/);
  });

  test('begin with the return of the Sun when it is near, and only then', () => {
    const pickFirstSentence = (from: string) =>
      pickSentences({ ...chartDay, returns: { ...chartDay.returns, solar: { from, to: from } } })[0];
    expect(pickFirstSentence('2026-11-30T12:00:00Z')).toMatch(/^The Sun is back .* 30 November 2026/);
    expect(pickFirstSentence('2026-12-20T12:00:00Z')).not.toMatch(/^The Sun is back/);
  });

  test('say that Saturn is back between its first and last passage', () => {
    const saturn = { from: '2026-05-25T12:00:00Z', to: '2027-02-14T12:00:00Z' };
    expect(pickSentences({ ...chartDay, returns: { solar: null, saturn } })[0]).toContain(
      'from May 2026 to February 2027',
    );
  });
});

describe('the lines at the desk', () => {
  test('are the weightiest transits, one of each body, the next moon, and a void moon', () => {
    expect(listTodayLines(chartDay).map(({ what }) => what)).toEqual([
      'Saturn square natal Sun',
      'Neptune square natal ascendant',
      'Moon trine natal Venus',
      'Full moon in Gemini, house 12',
      'Moon void of course',
    ]);
  });

  test('show the orb with the exact date, or that there is none near', () => {
    const [saturn, neptune] = listTodayLines(chartDay);
    expect(saturn!.when).toBe('0.2° · exact 24 November 2026');
    expect(neptune!.when).toBe('0.4° · separating');
  });

  test('are completed to three with coming transits', () => {
    expect(listTodayLines({ ...emptyDay, coming: chartDay.coming }).map(({ what }) => what)).toEqual([
      'Full moon in Gemini, house 12',
      'Mars sextile natal Moon',
      'New moon in Sagittarius, house 6',
    ]);
  });

  test('are six at most', () => {
    const many = BODY_CODES.map((transiting) => ({ ...chartDay.transits[0]!, transiting }));
    expect(listTodayLines({ ...chartDay, transits: many })).toHaveLength(6);
  });
});

test('elements, ruler, node and returns are described as far as they are known', () => {
  expect(describeBalance(chartDay)).toBe(
    'Fire 1, earth 3, air 2, water 4. Chart ruler: Moon in Taurus, house 11.',
  );
  expect(describeBalance({ ...chartDay, elements: null, ruler: null })).toBe('');
  expect(describeNodesAndReturns(chartDay)).toBe(
    'North node 24° Aquarius, house 8. Solar return 15 June 2027. Saturn return November 2043.',
  );
});

describe('the words', () => {
  const plain = z.string().check(
    z.maxLength(160),
    z.refine((text) => /^[A-Z].*\.$/.test(text) && !/[.] [A-Z]/.test(text), 'one sentence'),
    z.refine(
      (text) =>
        !/[—–]|\b(destin|fate|karma|will (be|have|find|meet)|lucky|unlucky|cure|guarantee)/i.test(text),
      'no prediction',
    ),
  );
  const withPoint = plain.check(z.refine((text) => text.split('{point}').length === 2, 'one point'));
  const tones = z.strictObject({ together: withPoint, easy: withPoint, tense: withPoint });
  const shape = z.strictObject({
    transits: z.record(z.enum(BODY_CODES), tones),
    points: z.record(z.enum(NATAL_POINT_CODES), z.string().check(z.regex(/^your /))),
    moons: z.strictObject({ new: plain, full: plain }),
    elements: z.record(z.enum(ELEMENTS), plain),
    voidOfCourse: plain,
    solarReturn: plain,
    saturnReturn: plain,
  });

  test('are one plain sentence for each body and tone, and predict nothing', () => {
    expect(z.parse(shape, WORDS)).toEqual(WORDS);
  });

  test('are all different', () => {
    const all = Object.values(WORDS.transits).flatMap((tone) => Object.values(tone));
    expect(new Set(all).size).toBe(BODY_CODES.length * 3);
  });
});
