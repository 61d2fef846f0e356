import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DECKS, type Deck } from '../decks.ts';
import { drawOnThreads } from '../render/drawOnThreads.ts';
import { picturePath, RENDERING } from '../render/picture.ts';
import { tooHeavy } from './bounds.ts';
import { awaitLock } from './lock.ts';
import { type Planned, planned, plannedIn, readManifest, writeManifest } from './plan.ts';
import { forgetWish, wishesIn, wishFor } from './wishes.ts';

const THREADS_MAX = 8;
const LOOK_AGAIN_MS = 50;

export interface Building {
  decks?: readonly Deck[];
  threads?: number;
  /** The manifest is there, and this many are about to be drawn. */
  onPlanned?: (toDraw: number) => void;
  onDrawn?: (picture: { deck: string; slug: string }, drawn: number, toDraw: number) => void;
}

/** Of a finished build: how many pictures were drawn, and what is heavier than it may be, a line for each. */
export type Built = { drawn: number; faults: readonly string[] };

/**
 * Writes the manifest, then draws every picture that is missing, those first that are waited for, and deletes those of
 * earlier versions. Whoever else draws into the folder is waited for, so nothing is drawn twice.
 */
export async function buildDecks(
  dist: string,
  { decks = DECKS, threads = cores(), onPlanned, onDrawn }: Building = {},
): Promise<Built> {
  const pictures = plannedIn(dist, decks);
  await writeManifest(dist, pictures);
  onPlanned?.(pictures.filter(isMissing).length);
  const release = await awaitLock(dist);
  try {
    const missing = pictures.filter(isMissing);
    const drawn = await draw(wishedFirst(dist, missing), threads, (picture, count) =>
      onDrawn?.(picture, count, missing.length),
    );
    for (const wish of wishesIn(dist)) forgetWish(dist, wish);
    await sweep(dist, pictures);
    return { drawn, faults: await tooHeavy(pictures) };
  } finally {
    release();
  }
}

/**
 * Draws what is waited for and nothing else, until nothing has been for a while. The right to draw is the caller's.
 * @returns how many were drawn
 */
export const drawWanted = (
  dist: string,
  { decks = DECKS, threads = cores(), idleMs = 3_000 }: Building & { idleMs?: number } = {},
): Promise<number> => draw(wished(dist, decks, idleMs), threads);

const cores = (): number => Math.min(THREADS_MAX, availableParallelism());

async function draw(
  pictures: AsyncIterable<Planned>,
  threads: number,
  onDrawn?: (picture: Planned, count: number) => void,
): Promise<number> {
  let count = 0;
  await drawOnThreads(pictures, threads, (picture) => {
    count += 1;
    onDrawn?.(picture, count);
  });
  return count;
}

async function* wishedFirst(dist: string, missing: readonly Planned[]): AsyncGenerator<Planned> {
  const left = new Map(missing.map((picture) => [wishFor(picture), picture]));
  for (let next = first(left); next !== undefined; next = first(left)) {
    const wish = wishesIn(dist).find((each) => left.has(each));
    const picture = wish === undefined ? next : left.get(wish)!;
    left.delete(wishFor(picture));
    yield await begun(dist, picture);
  }
}

async function* wished(dist: string, decks: readonly Deck[], idleMs: number): AsyncGenerator<Planned> {
  const listed = new Map((await readManifest(dist)).map((entry) => [wishFor(entry), entry.hash]));
  const cards = new Map(
    decks.flatMap(({ id: deck, pictures }) =>
      pictures.map((card) => [wishFor({ deck, slug: card.slug }), { deck, card }] as const),
    ),
  );
  const inHand = new Set<string>();
  let isListOfToday = false;
  for (let idle = 0; idle < idleMs;) {
    const wish = wishesIn(dist).find((each) => !inHand.has(each));
    const wanted = cards.get(wish ?? '');
    if (wish === undefined) {
      idle += LOOK_AGAIN_MS;
      await pause(LOOK_AGAIN_MS);
    } else if (wanted === undefined) {
      forgetWish(dist, wish);
    } else {
      idle = 0;
      inHand.add(wish);
      // Only what is wanted is planned, for all would take longer than drawing a few; unless the list is of other cards.
      const picture = planned(dist, wanted.deck, wanted.card);
      if (picture.hash !== listed.get(wish) && !isListOfToday) {
        await writeManifest(dist, plannedIn(dist, decks));
        isListOfToday = true;
      }
      if (isMissing(picture)) yield await begun(dist, picture);
    }
  }
  for (const wish of inHand) forgetWish(dist, wish);
}

const first = (left: ReadonlyMap<string, Planned>): Planned | undefined => left.values().next().value;

/** Its wish is forgotten before it is drawn: a card that cannot be drawn must not stop the others for ever. */
async function begun(dist: string, picture: Planned): Promise<Planned> {
  forgetWish(dist, wishFor(picture));
  await mkdir(dirname(picture.file), { recursive: true });
  return picture;
}

const isMissing = (picture: Planned): boolean =>
  !RENDERING.sizes.every(({ width }) => existsSync(picturePath(picture, width)));

/** Deletes what no version of today needs: neither ours nor that of a build which has planned since. */
async function sweep(dist: string, pictures: readonly Planned[]): Promise<void> {
  const listed = (await readManifest(dist)).map((entry) => ({
    ...entry,
    file: join(dist, entry.deck, entry.slug),
  }));
  const needed = new Set(
    [...pictures, ...listed].flatMap((entry) =>
      RENDERING.sizes.map(({ width }) => picturePath(entry, width)),
    ),
  );
  for (const folder of new Set([...needed].map(dirname)))
    for (const name of await readdir(folder).catch(() => []))
      if (!needed.has(join(folder, name))) await rm(join(folder, name), { force: true });
}
