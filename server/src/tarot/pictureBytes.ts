import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { filesOf, type PictureFiles } from './deckPictures.ts';
import type { Drawer } from './drawer.ts';

/** A browser has six connections for all that a page asks for: pictures must not keep them, nor for long. */
const WAITING_MAX = 3;
const WAIT_MS = 3_000;
const LOOK_AGAIN_MS = 100;

/** The widths that each picture of a deck comes in, in pixels. */
export const WIDTHS: readonly number[] = [300, 600];

/** A picture's file of one version: what is there under a name never changes. */
export const pathOf = ({ folder, deck, slug, hash }: Omit<PictureFiles, 'isOurs'>, width: number): string =>
  join(folder, deck, `${slug}-${width}.${hash}.webp`);

/** The bytes of a picture and the version that they are of; or that there is none, or that it is not drawn yet. */
export type Found = { is: 'there'; bytes: Buffer; hash: string } | { is: 'unknown' } | { is: 'not drawn' };

/** Finds pictures of the decks, and has those drawn first that are asked for. */
export class PictureBytes {
  readonly #drawer: Drawer;
  readonly #closing = new AbortController();
  /** However many ask for the same picture, its file is looked for once. */
  readonly #awaited = new Map<string, Promise<Found>>();

  constructor(drawer: Drawer) {
    this.#drawer = drawer;
  }

  /** Waits for one that is not drawn yet, but not for ever. */
  async find(deck: string, slug: string, width: number): Promise<Found> {
    const { found, files } = await look(deck, slug, width);
    if (found.is !== 'not drawn' || !files?.isOurs) return found;
    const key = `${deck}/${slug}-${width}`;
    if (!this.#awaited.has(key) && this.#awaited.size >= WAITING_MAX) {
      await this.#drawer.wish(files.folder, deck, slug);
      return found;
    }
    const waiting =
      this.#awaited.get(key) ?? this.#await(deck, slug, width).finally(() => this.#awaited.delete(key));
    this.#awaited.set(key, waiting);
    return waiting;
  }

  async #await(deck: string, slug: string, width: number): Promise<Found> {
    const { signal } = this.#closing;
    for (let waited = 0; ; waited += LOOK_AGAIN_MS) {
      // It may be another version by now.
      const { found, files } = await look(deck, slug, width);
      if (found.is !== 'not drawn' || files === undefined) return found;
      // After the last drawer's failure the wish stays, and the next one is told at once.
      const isHopeless = waited > 0 && this.#drawer.hasFailed;
      if (isHopeless || waited >= WAIT_MS || signal.aborted) return found;
      await this.#drawer.wish(files.folder, deck, slug);
      await pause(LOOK_AGAIN_MS, undefined, { signal }).catch(() => {});
    }
  }

  /** Whoever waits still is told that it is not drawn. */
  close(): void {
    this.#closing.abort();
    this.#drawer.close();
  }
}

async function look(
  deck: string,
  slug: string,
  width: number,
): Promise<{ found: Found; files?: PictureFiles }> {
  const files = WIDTHS.includes(width) ? filesOf(deck, slug) : undefined;
  if (files === undefined) return { found: { is: 'unknown' } };
  const bytes = await readFile(pathOf(files, width)).catch(notThere);
  return {
    files,
    found: bytes === undefined ? { is: 'not drawn' } : { is: 'there', bytes, hash: files.hash },
  };
}

function notThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
