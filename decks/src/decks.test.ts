import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { DECKS } from './decks.ts';
import { hammingDistance, perceptualHash } from './render/perceptualHash.ts';

/**
 * The minimum number of bits, of 272, in which any two pictures of a deck differ. Half of the pairs
 * of a deck differ in about 130 or more.
 */
const MIN_DISTANCE = 50;

/**
 * A changed drawing appears in review as a changed line of `hashes/<deck>.json`. When the change is intended, look at
 * it with `npm run decks -- --sheet` and then update the hashes with `node tools/run.mjs vitest run --project decks
 * decks/src/decks.test.ts -u`.
 */
test.each(DECKS)('every picture of $id is the one that was looked at', async ({ id, pictures }) => {
  const hashes = pictures.map(({ slug, svg }) => [
    slug,
    createHash('sha256').update(svg()).digest('hex').slice(0, 16),
  ]);
  await expect(`${JSON.stringify(Object.fromEntries(hashes), undefined, 2)}\n`).toMatchFileSnapshot(
    `hashes/${id}.json`,
  );
});

test.each(DECKS)(
  'of $id each picture is drawn the same twice, as shapes alone and with nothing from outside',
  ({ pictures }) => {
    for (const { svg } of pictures) {
      const drawn = svg();
      expect(svg()).toBe(drawn);
      expect(drawn).not.toMatch(/undefined|NaN|Infinity|<text|<image|href/);
    }
  },
);

test.each(DECKS)('of $id every paint and clip that a picture refers to is defined in it', ({ pictures }) => {
  for (const { svg } of pictures) {
    const drawn = svg();
    const defined = new Set(Array.from(drawn.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
    for (const [, id] of drawn.matchAll(/url\(#([^)]+)\)/g)) expect(defined).toContain(id);
  }
});

test.each(DECKS)('no two pictures of $id look alike', ({ pictures }) => {
  const hashes = pictures.map(({ slug, svg }) => ({ slug, hash: perceptualHash(svg()) }));
  const alike = hashes.flatMap((a, i) =>
    hashes.slice(i + 1).flatMap((b) => {
      const bits = hammingDistance(a.hash, b.hash);
      return bits < MIN_DISTANCE ? [`${a.slug} and ${b.slug}: ${bits}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});
