import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TAROT_CARDS, type TarotCard } from '#contract/tarot/codes.ts';
import { sceneOf } from '../scenes.ts';
import { night } from '../themes/night.ts';
import { linocut } from '../themes/linocut.ts';
import { renderOnThreads } from './renderOnThreads.ts';
import { renderPicture, type Picture } from './picture.ts';
import { backSvg, cardSvg } from './svg.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'decks-'));
});
afterAll(() => rm(folder, { recursive: true }));

const getCard = (name: string): TarotCard => {
  const card = TAROT_CARDS.find((each) => each.name === name);
  if (!card) throw new Error(`There is no card named ${name}.`);
  return card;
};

test('a picture is rendered at widths of 300 and 600 pixels, in the ratio three to five; the small one stays under 30 KB', async () => {
  // One of the most detailed scenes of the deck.
  await renderPicture({
    svg: cardSvg(getCard('Ace of Cups'), sceneOf(getCard('Ace of Cups')), night),
    file: join(folder, 'card'),
    hash: 'v1',
  });
  const [small, large] = await Promise.all(
    [300, 600].map((width) => readFile(join(folder, `card-${width}.v1.webp`))),
  );
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 300, height: 500 });
  expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 600, height: 1000 });
  expect(small?.length).toBeLessThan(30_000);
});

test.each([night, linocut])(
  'the back of $deck is the same when it is turned, so that it does not betray a reversed card',
  async (theme) => {
    const back = Buffer.from(backSvg(theme));
    const upright = await sharp(back).greyscale().raw().toBuffer();
    const turned = await sharp(back).rotate(180).greyscale().raw().toBuffer();
    const different = upright.filter((value, i) => Math.abs(value - (turned[i] ?? 0)) > 64).length;
    expect(different).toBe(0);
  },
);

async function* asStream(picture: Picture): AsyncGenerator<Picture> {
  yield picture;
}

test('pictures are rendered on threads and reported one by one; one that cannot be rendered fails the build', async () => {
  const picture = { svg: backSvg(night), file: join(folder, 'back'), hash: 'v1' };
  const drawn: string[] = [];
  await renderOnThreads(asStream(picture), 2, ({ file }) => drawn.push(file));
  expect(drawn).toEqual([picture.file]);

  await expect(
    renderOnThreads(asStream({ ...picture, svg: 'no picture', file: 'none' }), 2, () => {}),
  ).rejects.toThrow(/^none could not be drawn: SVG/);
});
