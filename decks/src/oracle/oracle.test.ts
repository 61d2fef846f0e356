import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ORACLE_CARDS } from '#contract/tarot/codes.ts';
import { ORACLE_KEYNOTES } from '#contract/tarot/oracleKeynotes.ts';
import { hammingDistance, perceptualHash } from '../render/perceptualHash.ts';
import { oracleBackSvg, oracleCardSvg } from './card.ts';
import { compositionOf } from './scenes.ts';

/** Of 272 bits; half of the pairs differ in about 130 or more. */
const MIN_DISTANCE = 80;

test('the oracle has 44 cards, each with words of its own for who cannot see it', () => {
  const words = ORACLE_CARDS.map(({ slug }) => compositionOf(slug).scene.alt);
  expect(new Set(words).size).toBe(44);
  for (const alt of words) expect(alt).toMatch(/^[A-Z].{38,238}\.$/);
});

test('each has a keynote of three to seven words, and no two the same', () => {
  expect(Object.keys(ORACLE_KEYNOTES)).toEqual(ORACLE_CARDS.map(({ slug }) => slug));
  const keynotes = Object.values(ORACLE_KEYNOTES);
  expect(new Set(keynotes).size).toBe(44);
  for (const keynote of keynotes) expect(keynote).toMatch(/^[A-Z]\S*( \S+){2,6}[^.]$/);
});

test('there are eight phases, twelve signs and twenty-four emblems', () => {
  const families = Object.groupBy(ORACLE_CARDS, ({ slug }) => compositionOf(slug).family);
  expect([families.phase?.length, families.sign?.length, families.emblem?.length]).toEqual([8, 12, 24]);
});

test('no two cards look alike, by a closer measure than every deck keeps', () => {
  const hashes = ORACLE_CARDS.map((card) => ({ name: card.name, hash: perceptualHash(oracleCardSvg(card)) }));
  const alike = hashes.flatMap((a, i) =>
    hashes.slice(i + 1).flatMap((b) => {
      const bits = hammingDistance(a.hash, b.hash);
      return bits < MIN_DISTANCE ? [`${a.name} and ${b.name}: ${bits}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test('the back is the same when it is turned', async () => {
  const [upright, turned] = await Promise.all(
    [0, 180].map((degrees) =>
      sharp(Buffer.from(oracleBackSvg())).rotate(degrees).greyscale().raw().toBuffer(),
    ),
  );
  const different = upright?.filter((value, i) => Math.abs(value - (turned?.[i] ?? 0)) > 64).length;
  expect(different).toBe(0);
});
