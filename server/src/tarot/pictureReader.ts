import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPictureFiles, type PictureFiles } from './deckPictures.ts';
import type { CardRenderer } from './cardRenderer.ts';

/** A browser has six connections per page: pictures must not occupy them all, nor for long. */
const MAX_WAITING = 3;
const WAIT_MS = 3_000;
const POLL_MS = 100;

/** The widths of each deck picture, in pixels. */
export const PICTURE_WIDTHS: readonly number[] = [300, 600];

/** The file of a picture's version; its content never changes. */
export const toPicturePath = (
  { folder, deck, slug, hash }: Omit<PictureFiles, 'isOurs'>,
  width: number,
): string => join(folder, deck, `${slug}-${width}.${hash}.webp`);

/** The bytes of a picture with their version, or that it does not exist or is not rendered yet. */
export type PictureResult =
  | { kind: 'found'; bytes: Buffer; hash: string }
  | { kind: 'unknown' }
  | { kind: 'not_rendered' };

/** Finds deck pictures, and lets requested ones be rendered first. */
export class PictureReader {
  readonly #renderer: CardRenderer;
  readonly #closing = new AbortController();
  /** Concurrent requests for a picture share one lookup. */
  readonly #awaited = new Map<string, Promise<PictureResult>>();

  constructor(renderer: CardRenderer) {
    this.#renderer = renderer;
  }

  /** Waits for a picture that is not rendered yet, up to a limit. */
  async find(deck: string, slug: string, width: number): Promise<PictureResult> {
    const { found, files } = await readPicture(deck, slug, width);
    if (found.kind !== 'not_rendered' || !files?.isOurs) return found;
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
      // The version may have changed by now.
      const { found, files } = await readPicture(deck, slug, width);
      if (found.kind !== 'not_rendered' || files === undefined) return found;
      // After the renderer has failed the request stays queued, and later callers get their answer at once.
      const isHopeless = waited > 0 && this.#renderer.hasFailed;
      if (isHopeless || waited >= WAIT_MS || signal.aborted) return found;
      await this.#renderer.prioritize(files.folder, deck, slug);
      await pause(POLL_MS, undefined, { signal }).catch(() => {});
    }
  }

  /** Answers waiting callers that their picture is not rendered yet. */
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
    found: bytes === undefined ? { kind: 'not_rendered' } : { kind: 'found', bytes, hash: files.hash },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
