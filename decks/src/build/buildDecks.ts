import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DECKS, type Deck } from '../decks.ts';
import { renderOnThreads } from '../render/renderOnThreads.ts';
import { picturePath, RENDERING } from '../render/picture.ts';
import { findTooHeavy } from './weightLimits.ts';
import { waitForLock } from './lock.ts';
import { type PlannedPicture, planPicture, planPictures, readManifest, writeManifest } from './plan.ts';
import { removeFromQueue, listQueued, queueEntryName } from './priorityQueue.ts';

const THREADS_MAX = 8;
const POLL_INTERVAL_MS = 50;

export interface BuildOptions {
  decks?: readonly Deck[];
  threads?: number;
  /** Called when the manifest is written, with the number of pictures to draw. */
  onPlanned?: (toDraw: number) => void;
  onRendered?: (picture: { deck: string; slug: string }, drawn: number, toDraw: number) => void;
}

/** The result of a build: how many pictures were drawn, and a line for each picture that is too large. */
export type BuildResult = { rendered: number; faults: readonly string[] };

/**
 * Writes the manifest, draws every missing picture, queued ones first, and deletes those of earlier versions. Waits for
 * any other process that draws into the folder, so nothing is drawn twice.
 */
export async function buildDecks(
  dist: string,
  { decks = DECKS, threads = threadCount(), onPlanned, onRendered }: BuildOptions = {},
): Promise<BuildResult> {
  const pictures = planPictures(dist, decks);
  await writeManifest(dist, pictures);
  onPlanned?.(pictures.filter(isMissing).length);
  const release = await waitForLock(dist);
  try {
    const missing = pictures.filter(isMissing);
    const rendered = await renderPictures(queuedFirst(dist, missing), threads, (picture, count) =>
      onRendered?.(picture, count, missing.length),
    );
    for (const name of listQueued(dist)) removeFromQueue(dist, name);
    await deleteOutdated(dist, pictures);
    return { rendered, faults: await findTooHeavy(pictures) };
  } finally {
    release();
  }
}

/**
 * Draws only queued pictures, until the queue has been empty for a while. The caller must hold the lock.
 * @returns how many were drawn
 */
export const renderQueuedPictures = (
  dist: string,
  { decks = DECKS, threads = threadCount(), idleMs = 3_000 }: BuildOptions & { idleMs?: number } = {},
): Promise<number> => renderPictures(queuedPictures(dist, decks, idleMs), threads);

const threadCount = (): number => Math.min(THREADS_MAX, availableParallelism());

async function renderPictures(
  pictures: AsyncIterable<PlannedPicture>,
  threads: number,
  onDrawn?: (picture: PlannedPicture, count: number) => void,
): Promise<number> {
  let count = 0;
  await renderOnThreads(pictures, threads, (picture) => {
    count += 1;
    onDrawn?.(picture, count);
  });
  return count;
}

async function* queuedFirst(
  dist: string,
  missing: readonly PlannedPicture[],
): AsyncGenerator<PlannedPicture> {
  const left = new Map(missing.map((picture) => [queueEntryName(picture), picture]));
  for (let next = firstPicture(left); next !== undefined; next = firstPicture(left)) {
    const name = listQueued(dist).find((each) => left.has(each));
    const picture = name === undefined ? next : left.get(name)!;
    left.delete(queueEntryName(picture));
    yield await prepare(dist, picture);
  }
}

async function* queuedPictures(
  dist: string,
  decks: readonly Deck[],
  idleMs: number,
): AsyncGenerator<PlannedPicture> {
  const listed = new Map((await readManifest(dist)).map((entry) => [queueEntryName(entry), entry.hash]));
  const cards = new Map(
    decks.flatMap(({ id: deck, pictures }) =>
      pictures.map((card) => [queueEntryName({ deck, slug: card.slug }), { deck, card }] as const),
    ),
  );
  const inHand = new Set<string>();
  let isListOfToday = false;
  for (let idle = 0; idle < idleMs;) {
    const name = listQueued(dist).find((each) => !inHand.has(each));
    const wanted = cards.get(name ?? '');
    if (name === undefined) {
      idle += POLL_INTERVAL_MS;
      await pause(POLL_INTERVAL_MS);
    } else if (wanted === undefined) {
      removeFromQueue(dist, name);
    } else {
      idle = 0;
      inHand.add(name);
      // Plans only the queued picture, since planning all would take longer than drawing a few; all are planned when
      // the manifest is outdated.
      const picture = planPicture(dist, wanted.deck, wanted.card);
      if (picture.hash !== listed.get(name) && !isListOfToday) {
        await writeManifest(dist, planPictures(dist, decks));
        isListOfToday = true;
      }
      if (isMissing(picture)) yield await prepare(dist, picture);
    }
  }
  for (const name of inHand) removeFromQueue(dist, name);
}

const firstPicture = (left: ReadonlyMap<string, PlannedPicture>): PlannedPicture | undefined =>
  left.values().next().value;

/** Removes the queue entry before drawing: a card that cannot be drawn must not block the others. */
async function prepare(dist: string, picture: PlannedPicture): Promise<PlannedPicture> {
  removeFromQueue(dist, queueEntryName(picture));
  await mkdir(dirname(picture.file), { recursive: true });
  return picture;
}

const isMissing = (picture: PlannedPicture): boolean =>
  !RENDERING.sizes.every(({ width }) => existsSync(picturePath(picture, width)));

/** Deletes files that are needed neither by this build nor by one that has written the manifest since. */
async function deleteOutdated(dist: string, pictures: readonly PlannedPicture[]): Promise<void> {
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
