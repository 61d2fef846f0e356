import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPictureFiles, type PictureFiles } from './deckPictures.ts';
import type { CardRenderer } from './cardRenderer.ts';

/** A browser has six connections for all that a page asks for: pictures must not keep them, nor for long. */
const MAX_WAITING = 3;
const WAIT_MS = 3_000;
const POLL_MS = 100;

/** The widths that each picture of a deck comes in, in pixels. */
export const PICTURE_WIDTHS: readonly number[] = [300, 600];

/** A picture's file of one version: what is there under a name never changes. */
export const toPicturePath = (
  { folder, deck, slug, hash }: Omit<PictureFiles, 'isOurs'>,
  width: number,
): string => join(folder, deck, `${slug}-${width}.${hash}.webp`);

/** The bytes of a picture and the version that they are of; or that there is none, or that it is not drawn yet. */
export type PictureResult =
  | { kind: 'there'; bytes: Buffer; hash: string }
  | { kind: 'unknown' }
  | { kind: 'not drawn' };

/** Finds pictures of the decks, and has those drawn first that are asked for. */
export class PictureReader {
  readonly #renderer: CardRenderer;
  readonly #closing = new AbortController();
  /** However many ask for the same picture, its file is looked for once. */
  readonly #awaited = new Map<string, Promise<PictureResult>>();

  constructor(renderer: CardRenderer) {
    this.#renderer = renderer;
  }

  /** Waits for one that is not drawn yet, but not for ever. */
  async find(deck: string, slug: string, width: number): Promise<PictureResult> {
    const { found, files } = await readPicture(deck, slug, width);
    if (found.kind !== 'not drawn' || !files?.isOurs) return found;
    const key = `${deck}/${slug}-${width}`;
    if (!this.#awaited.has(key) && this.#awaited.size >= MAX_WAITING) {
      await this.#renderer.prioritize(files.folder, deck, slug);
      return found;
    }
    const waiting =
      this.#awaited.get(key) ?? this.#await(deck, slug, width).finally(() => this.#awaited.delete(key));
    this.#awaited.set(key, waiting);
    return waiting;
  }

  async #await(deck: string, slug: string, width: number): Promise<PictureResult> {
    const { signal } = this.#closing;
    for (let waited = 0; ; waited += POLL_MS) {
      // It may be another version by now.
      const { found, files } = await readPicture(deck, slug, width);
      if (found.kind !== 'not drawn' || files === undefined) return found;
      // After the renderer's last failure the picture stays queued, and the next request is answered at once.
      const isHopeless = waited > 0 && this.#renderer.hasFailed;
      if (isHopeless || waited >= WAIT_MS || signal.aborted) return found;
      await this.#renderer.prioritize(files.folder, deck, slug);
      await pause(POLL_MS, undefined, { signal }).catch(() => {});
    }
  }

  /** Whoever waits still is told that it is not drawn. */
  close(): void {
    this.#closing.abort();
    this.#renderer.close();
  }
}

async function readPicture(
  deck: string,
  slug: string,
  width: number,
): Promise<{ found: PictureResult; files?: PictureFiles }> {
  const files = PICTURE_WIDTHS.includes(width) ? findPictureFiles(deck, slug) : undefined;
  if (files === undefined) return { found: { kind: 'unknown' } };
  const bytes = await readFile(toPicturePath(files, width)).catch(ignoreMissing);
  return {
    files,
    found: bytes === undefined ? { kind: 'not drawn' } : { kind: 'there', bytes, hash: files.hash },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
