import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TarotImage } from '#contract/tarot/calls.ts';
import { toCardKey } from '#contract/tarot/rules.ts';

/** A picture of a deck. Its files are `<deck>/<slug>-<width>.<hash>.webp`, of 300 and 600 pixels. */
export interface DeckPicture {
  deck: string;
  slug: string;
  /** The card's name; null for a back. */
  name: string | null;
  alt: string;
  hash: string;
}

/** A picture, and the folder that contains its deck's folder. */
export type PictureFiles = Pick<DeckPicture, 'deck' | 'slug' | 'hash'> & { folder: string; isOurs: boolean };

/** Additional decks; the list is a new object whenever something has changed. */
export interface ExtraDecks {
  folder: string;
  pictures: () => readonly DeckPicture[];
}

/** A picture without its sentence for letters. */
export type KnownPicture = Omit<TarotImage, 'imageLine'>;

/** The decks' current pictures: by card name, and by path without version. */
interface Pictures {
  byKey: ReadonlyMap<string, readonly KnownPicture[]>;
  byPath: ReadonlyMap<string, KnownPicture>;
  /** By `<deck>/<slug>`, including backs. */
  files: ReadonlyMap<string, PictureFiles>;
}

export const RENDERER_PROGRAM = fileURLToPath(new URL('../../../decks/build.ts', import.meta.url));

let decksFolder = fileURLToPath(new URL('../../../decks/dist', import.meta.url));
let rendererProgram = RENDERER_PROGRAM;
let extraDecks: ExtraDecks = { folder: '', pictures: () => [] };
let isFresh = false;
let seen: { manifest: string; more: readonly DeckPicture[] } | undefined;
let ours: readonly DeckPicture[] = [];
let known: Pictures = { byKey: new Map(), byPath: new Map(), files: new Map() };

/** Reads our own decks from another folder, and has another program render missing pictures there. */
export function useDecksFolder(folder: string, program: string): void {
  decksFolder = folder;
  rendererProgram = program;
  isFresh = false;
  seen = undefined;
}

/**
 * The program that renders our decks into any folder. It is run and never imported, because it is not part of the server.
 */
export const currentRendererProgram = (): string => rendererProgram;

/** Sets the additional decks, replacing earlier ones. */
export function setExtraDecks(more: ExtraDecks): void {
  extraDecks = more;
  isFresh = false;
}

/** A card's pictures, one for each deck, by any of its names; empty for an unknown name. */
export const picturesByName = (name: string): readonly KnownPicture[] =>
  loadDecks().byKey.get(toCardKey(name)) ?? [];

/** The picture for a path from one of our responses, whatever its version. */
export const pictureByPath = (path: string): KnownPicture | undefined =>
  loadDecks().byPath.get(stripVersion(path));

/** The stored form of a path, without the version, which belongs to the current file. */
export const stripVersion = (path: string): string => path.split('?', 1)[0]!;

/** A picture's files, rendered or not; including backs. */
export const findPictureFiles = (deck: string, slug: string): PictureFiles | undefined =>
  loadDecks().files.get(`${deck}/${slug}`);

/** Whether it is one of our own decks. */
export function isOurDeck(deck: string): boolean {
  loadDecks();
  return ours.some((picture) => picture.deck === deck);
}

/** A picture's URL has the first eight digits of its hash as `v`, so that browsers may cache it. */
export const versionOf = (hash: string): string => hash.slice(0, 8);

/** Checks for changes at most once per turn of the event loop, so a newly built deck appears without a restart. */
function loadDecks(): Pictures {
  if (isFresh) return known;
  isFresh = true;
  setImmediate(() => (isFresh = false));
  const path = join(decksFolder, 'manifest.json');
  const found = statSync(path, { throwIfNoEntry: false });
  const manifest = found === undefined ? 'none' : `${found.ino} ${found.mtimeMs} ${found.size}`;
  const more = extraDecks.pictures();
  if (manifest !== seen?.manifest)
    ours = found === undefined ? [] : (JSON.parse(readFileSync(path, 'utf8')) as DeckPicture[]);
  if (manifest !== seen?.manifest || more !== seen.more) known = indexPictures(ours, more, extraDecks.folder);
  seen = { manifest, more };
  return known;
}

function indexPictures(
  own: readonly DeckPicture[],
  more: readonly DeckPicture[],
  moreFolder: string,
): Pictures {
  const byKey = new Map<string, KnownPicture[]>();
  const byPath = new Map<string, KnownPicture>();
  const files = new Map<string, PictureFiles>();
  const ourDecks = new Set(own.map(({ deck }) => deck));
  const all = [
    ...own.map((picture) => ({ ...picture, folder: decksFolder, isOurs: true })),
    ...more
      .filter(({ deck }) => !ourDecks.has(deck))
      .map((picture) => ({ ...picture, folder: moreFolder, isOurs: false })),
  ];
  for (const picture of all.toSorted(compareOursFirst)) {
    const { deck, slug, name, alt, hash, folder, isOurs } = picture;
    files.set(`${deck}/${slug}`, { deck, slug, hash, folder, isOurs });
    if (name === null) continue;
    const path = `/decks/${deck}/${slug}-600.webp`;
    const image = {
      id: toPictureId(path),
      tarot: name,
      imagePath: `${path}?v=${versionOf(hash)}`,
      deck,
      alt,
    };
    byKey.set(toCardKey(name), [...(byKey.get(toCardKey(name)) ?? []), image]);
    byPath.set(path, image);
  }
  return { byKey, byPath, files };
}

type DeckOrigin = { deck: string; isOurs: boolean };
const compareOursFirst = (a: DeckOrigin, b: DeckOrigin): number =>
  Number(b.isOurs) - Number(a.isOurs) || (a.deck < b.deck ? -1 : a.deck > b.deck ? 1 : 0);

/** A stable number for a picture, independent of other decks. */
const toPictureId = (path: string): number =>
  (createHash('sha256').update(path).digest().readUInt32BE() >>> 1) + 1;
