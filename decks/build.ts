import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { TAROT_CARDS } from '#contract/tarot/codes.ts';
import { type Deck, DECKS } from './src/decks.ts';
import { contactSheet } from './src/render/contactSheet.ts';
import { drawOnThreads } from './src/render/drawOnThreads.ts';
import { RENDERING, type Picture } from './src/render/picture.ts';

const DIST = join(import.meta.dirname, 'dist');

/** One card of a deck in `dist/manifest.json`; its files are `<deck>/<slug>-300.webp` and `-600.webp`. */
type ManifestEntry = { deck: string; slug: string; name: string; alt: string; hash: string };

type Progress = { drawn: number; toDraw: number };
type Planned = Picture & ManifestEntry & { isBack: boolean };

/**
 * Draws every picture of every deck that is missing or out of date into `decks/dist` and writes its manifest.
 * The hash of a picture is made from its SVG and from how it is rendered, so it changes when the bytes would.
 * Answers how many were drawn: 0 when everything was there.
 */
export async function buildDecks({
  onProgress = () => {},
}: { onProgress?: (progress: Progress) => void } = {}): Promise<number> {
  const planned = DECKS.flatMap(picturesOf);
  const hashes = await drawnHashes();
  const toDraw = planned.filter(
    ({ deck, slug, hash, file }) => hashes[`${deck}/${slug}`] !== hash || !isDrawn(file),
  );

  for (const { id } of DECKS) await mkdir(join(DIST, id), { recursive: true });
  let drawn = 0;
  try {
    await drawOnThreads(toDraw, Math.min(2, availableParallelism()), ({ deck, slug, hash }) => {
      hashes[`${deck}/${slug}`] = hash;
      drawn += 1;
      onProgress({ drawn, toDraw: toDraw.length });
    });
  } finally {
    // Also after a failure: what was drawn need not be drawn again.
    await writeJson('hashes.json', hashes);
  }
  await writeJson('manifest.json', manifest(planned));
  return drawn;
}

function picturesOf({ id: deck, pictures }: Deck): Planned[] {
  return pictures.map(({ slug, name, alt, svg: draw }) => {
    const svg = draw();
    const hash = createHash('sha256')
      .update(JSON.stringify(RENDERING))
      .update(svg)
      .digest('hex')
      .slice(0, 16);
    return {
      deck,
      slug,
      name: name ?? '',
      alt,
      svg,
      hash,
      file: join(DIST, deck, slug),
      isBack: name === null,
    };
  });
}

const isDrawn = (file: string): boolean =>
  RENDERING.sizes.every(({ width }) => existsSync(`${file}-${width}.webp`));

const manifest = (planned: readonly Planned[]): ManifestEntry[] =>
  planned.flatMap(({ deck, slug, name, alt, hash, isBack }) =>
    isBack ? [] : [{ deck, slug, name, alt, hash }],
  );

/** What an earlier build drew, by `deck/slug`. */
async function drawnHashes(): Promise<Record<string, string>> {
  const path = join(DIST, 'hashes.json');
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : {};
}

async function writeJson(name: string, value: unknown): Promise<void> {
  const path = join(DIST, name);
  await writeFile(`${path}.${process.pid}.part`, `${JSON.stringify(value, undefined, 2)}\n`);
  await rename(`${path}.${process.pid}.part`, path);
}

/** Of a tarot deck one sheet for the major arcana and one for each suit; of another one for all. */
async function writeSheets(): Promise<void> {
  for (const { id, pictures } of DECKS) {
    const sheetOf = (slug: string) => TAROT_CARDS.find((card) => card.slug === slug)?.suit ?? 'others';
    for (const [sheet, cards = []] of Object.entries(Object.groupBy(pictures, ({ slug }) => sheetOf(slug)))) {
      const files = cards.map(({ slug }) => join(DIST, id, `${slug}-300.webp`));
      console.log(await contactSheet(join(DIST, 'sheets'), `${id}-${sheet}`, files));
    }
  }
}

if (import.meta.main) {
  const started = performance.now();
  const drawn = await buildDecks({
    onProgress: (progress) => {
      if (progress.drawn % 13 === 0 || progress.drawn === progress.toDraw)
        console.log(`decks: ${progress.drawn} of ${progress.toDraw} pictures drawn`);
    },
  });
  console.log(`decks: ready, ${drawn} drawn in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (process.argv.includes('--sheet')) await writeSheets();
}
