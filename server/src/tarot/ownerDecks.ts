import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_MAX_BYTES } from '#contract/profiles/pictures.ts';
import { ORACLE_CARDS, TAROT_CARDS } from '#contract/tarot/codes.ts';
import { systemClock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import { toCardPicture } from '../platform/files/pictures.ts';
import { type DeckPicture, isOurDeck, type ExtraDecks } from './deckPictures.ts';
import { toPicturePath, PICTURE_WIDTHS } from './pictureReader.ts';

const REFRESH_MS = 1_000;
/** A conversion takes seconds, so an unfinished file that is older than this is abandoned. */
const UNFINISHED_MS = 600_000;
const DECK_ID = /^[a-z0-9-]{1,40}$/;
const PICTURE_FILE = /^([a-z0-9-]+)\.(?:webp|png|jpe?g)$/;
const ALT_MAX_LENGTH = 1_000;
/** The version of the conversion. Changing this number converts all pictures again. */
const CONVERSION_VERSION = 1;
const NAMES: ReadonlyMap<string, string | null> = new Map<string, string | null>([
  ...[...TAROT_CARDS, ...ORACLE_CARDS].map(({ slug, name }) => [slug, name] as const),
  ['back', null],
]);

type FoundPicture = DeckPicture & { source: string };

/**
 * Decks that an owner has put into `DATA_DIR/decks`: each `<deck>/` has a picture per card, named by its slug, and
 * descriptions in `alt.json`. A picture is shown once it has been converted into `DATA_DIR/deck-pictures`; each is
 * converted once, one at a time. Asking for pictures also rescans the folder, at most once a second.
 */
export class OwnerDecks implements ExtraDecks {
  readonly folder: string;
  readonly #source: string;
  readonly #log: Log;
  readonly #warned = new Set<string>();
  readonly #unreadable = new Set<string>();
  readonly #hashes = new Map<string, { version: string; hash: string }>();
  #shown: readonly DeckPicture[] = [];
  #refreshing: Promise<void> | undefined;
  #pauseTimer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(dataDir: string, log: Log) {
    this.#source = join(dataDir, 'decks');
    this.folder = join(dataDir, 'deck-pictures');
    this.#log = log;
    this.#refreshSoon();
  }

  pictures = (): readonly DeckPicture[] => {
    this.#refreshSoon();
    return this.#shown;
  };

  /** Finishes the current conversion; the rest is left to the next start. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#pauseTimer);
    await this.#refreshing;
  }

  #refreshSoon(): void {
    if (this.#refreshing !== undefined || this.#pauseTimer !== undefined || this.#isClosed) return;
    // Not awaited, because a caller is waiting for the list; the results are in the next list.
    this.#refreshing = this.#refresh()
      .catch((error: Error) => this.#warnOnce(this.#source, error.message))
      .finally(() => {
        this.#refreshing = undefined;
        this.#pauseTimer = setTimeout(() => (this.#pauseTimer = undefined), REFRESH_MS).unref();
      });
  }

  async #refresh(): Promise<void> {
    const found = await this.#find();
    const waiting = found.filter((picture) => !this.#isConverted(picture));
    this.#show(found);
    for (const picture of waiting) {
      if (this.#isClosed) return;
      await this.#convert(picture);
      this.#show(found);
    }
    await this.#removeUnused(found);
  }

  /** Replaces the list only if it has changed. A replaced picture is shown until the new one is converted. */
  #show(found: readonly FoundPicture[]): void {
    const before = new Map(this.#shown.map((picture) => [`${picture.deck}/${picture.slug}`, picture]));
    const pictures = found.flatMap(({ source: _, ...picture }) => {
      if (this.#isConverted(picture)) return [picture];
      const replaced = before.get(`${picture.deck}/${picture.slug}`);
      return replaced === undefined || this.#unreadable.has(picture.hash) ? [] : [replaced];
    });
    if (JSON.stringify(pictures) !== JSON.stringify(this.#shown)) this.#shown = pictures;
  }

  async #find(): Promise<FoundPicture[]> {
    const found: FoundPicture[] = [];
    for (const deck of await listNames(this.#source)) {
      const folder = join(this.#source, deck);
      const entry = await stat(folder).catch(() => undefined);
      if (entry?.isDirectory() !== true) this.#warnOnce(folder, 'a deck is a folder of pictures');
      else if (!DECK_ID.test(deck))
        this.#warnOnce(folder, 'the name of a deck has small letters, digits and hyphens, 40 at most');
      else if (isOurDeck(deck)) this.#warnOnce(folder, 'there is a deck of this name already');
      else found.push(...(await this.#findIn(folder, deck)));
    }
    return found;
  }

  async #findIn(folder: string, deck: string): Promise<FoundPicture[]> {
    const alts = await this.#readAltTexts(join(folder, 'alt.json'));
    const found = new Map<string, FoundPicture>();
    for (const file of await listNames(folder)) {
      const source = join(folder, file);
      const slug = PICTURE_FILE.exec(file)?.[1] ?? '';
      const name = NAMES.get(slug);
      if (file === 'alt.json') continue;
      if (name === undefined)
        this.#warnOnce(source, 'this is not the slug of a card with .webp, .png or .jpg');
      else if (found.has(slug)) this.#warnOnce(source, 'there is another picture of this card');
      else {
        const hash = await this.#computeHash(source);
        if (hash === undefined) continue;
        const alt = alts.get(slug) ?? (name === null ? 'The back of a card' : `${name}, ${deck} deck`);
        found.set(slug, { deck, slug, name, alt, hash, source });
      }
    }
    return [...found.values()];
  }

  async #readAltTexts(file: string): Promise<Map<string, string>> {
    if (!existsSync(file)) return new Map();
    const alts = new Map<string, string>();
    try {
      const given: unknown = JSON.parse(await readFile(file, 'utf8'));
      for (const [slug, alt] of Object.entries(given as Record<string, unknown>))
        if (!NAMES.has(slug) || typeof alt !== 'string' || alt.length > ALT_MAX_LENGTH)
          this.#warnOnce(
            `${file} "${slug}"`,
            `this is not the slug of a card with up to ${ALT_MAX_LENGTH} letters`,
          );
        else alts.set(slug, alt);
    } catch (error) {
      this.#warnOnce(file, (error as Error).message);
    }
    return alts;
  }

  /** Hash of a file's content, which is read again only if it may have changed. */
  async #computeHash(source: string): Promise<string | undefined> {
    const entry = await stat(source);
    if (!entry.isFile()) return this.#warnOnce(source, 'this is no file');
    const { size, mtimeMs } = entry;
    if (size > PICTURE_MAX_BYTES) return this.#warnOnce(source, 'a picture has at most 10 MB');
    const version = `${size} ${mtimeMs}`;
    const before = this.#hashes.get(source);
    if (before?.version === version) return before.hash;
    const content = await readFile(source);
    const hash = createHash('sha256')
      .update(`${CONVERSION_VERSION} `)
      .update(content)
      .digest('hex')
      .slice(0, 16);
    this.#hashes.set(source, { version, hash });
    return hash;
  }

  async #convert(picture: FoundPicture): Promise<void> {
    const { source, deck, hash } = picture;
    if (this.#unreadable.has(hash)) return;
    try {
      const content = await readFile(source);
      await mkdir(join(this.folder, deck), { recursive: true });
      for (const width of PICTURE_WIDTHS) {
        // Another worker has converted it meanwhile.
        if (this.#isConverted(picture)) return;
        const path = toPicturePath({ ...picture, folder: this.folder }, width);
        const converted = await toCardPicture(content, width).catch((error: unknown) => {
          this.#unreadable.add(hash);
          throw error;
        });
        await writeAtomically(path, converted);
      }
    } catch (error) {
      this.#warnOnce(source, (error as Error).message);
    }
  }

  #isConverted(picture: DeckPicture): boolean {
    return PICTURE_WIDTHS.every((width) =>
      existsSync(toPicturePath({ ...picture, folder: this.folder }, width)),
    );
  }

  /** Deletes conversions of files that no longer exist. */
  async #removeUnused(found: readonly FoundPicture[]): Promise<void> {
    const needed = new Set(
      found.flatMap((picture) =>
        PICTURE_WIDTHS.map((width) => toPicturePath({ ...picture, folder: this.folder }, width)),
      ),
    );
    for (const deck of await listNames(this.folder))
      for (const file of await listNames(join(this.folder, deck))) {
        const path = join(this.folder, deck, file);
        if (!needed.has(path) && !(await this.#isBeingWritten(path))) await rm(path, { force: true });
      }
  }

  /** Another worker may be converting it. */
  async #isBeingWritten(path: string): Promise<boolean> {
    if (!path.endsWith('.part')) return false;
    const written = await stat(path).catch(() => undefined);
    const now = systemClock.now().epochMilliseconds;
    return written !== undefined && now - written.mtimeMs < UNFINISHED_MS;
  }

  #warnOnce(what: string, reason: string): undefined {
    const line = `${what} is not shown: ${reason}`;
    if (!this.#warned.has(line)) this.#log.warn(line);
    this.#warned.add(line);
  }
}

/** In alphabetical order, without hidden files; empty if the folder does not exist. */
async function listNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  return names.filter((name) => !name.startsWith('.')).toSorted();
}

/** Writes a file that other processes see only when it is complete. */
async function writeAtomically(path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.${process.pid}.part`;
  try {
    await writeFile(unfinished, content);
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
}
