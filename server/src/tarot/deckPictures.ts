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

/** A picture, and the folder that its deck's folder is in. */
export type PictureFiles = Pick<DeckPicture, 'deck' | 'slug' | 'hash'> & { folder: string; isOurs: boolean };

/** Decks beside ours: a list that is another one once something has changed. */
export interface ExtraDecks {
  folder: string;
  pictures: () => readonly DeckPicture[];
}

/** What the decks hold at the moment: pictures by the name of their card, and by their path without its version. */
interface Pictures {
  byKey: ReadonlyMap<string, readonly TarotImage[]>;
  byPath: ReadonlyMap<string, TarotImage>;
  /** By `<deck>/<slug>`, the backs too. */
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

/** Reads the decks that are drawn by us from another folder, and has another program draw what is missing there. */
export function useDecksFolder(folder: string, program: string): void {
  decksFolder = folder;
  rendererProgram = program;
  isFresh = false;
  seen = undefined;
}

/** The program that draws our decks, into any folder. It is run and never imported: it is no part of the server. */
export const currentRendererProgram = (): string => rendererProgram;

/** Shows other decks beside ours, in the place of those that were shown before. */
export function setExtraDecks(more: ExtraDecks): void {
  extraDecks = more;
  isFresh = false;
}

/** The pictures of a card, one for each deck, by any name of it; none for an unknown name. */
export const picturesByName = (name: string): readonly TarotImage[] =>
  loadDecks().byKey.get(toCardKey(name)) ?? [];

/** The picture at a path that one of our answers gave, whatever version it carries. */
export const pictureByPath = (path: string): TarotImage | undefined =>
  loadDecks().byPath.get(stripVersion(path));

/** A path as it is kept: the version belongs to the file of today. */
export const stripVersion = (path: string): string => path.split('?', 1)[0]!;

/** The files of a picture, drawn or not, and those of a back too. */
export const findPictureFiles = (deck: string, slug: string): PictureFiles | undefined =>
  loadDecks().files.get(`${deck}/${slug}`);

/** Whether a deck is one of those that we draw ourselves. */
export function isOurDeck(deck: string): boolean {
  loadDecks();
  return ours.some((picture) => picture.deck === deck);
}

/** A picture's address carries the first eight figures of its hash as `v`, so that a browser may keep it. */
export const versionOf = (hash: string): string => hash.slice(0, 8);

/** Looked at once for all that is asked in one go, so that a newly built deck is there without a restart. */
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
  drawn: readonly DeckPicture[],
  more: readonly DeckPicture[],
  moreFolder: string,
): Pictures {
  const byKey = new Map<string, TarotImage[]>();
  const byPath = new Map<string, TarotImage>();
  const files = new Map<string, PictureFiles>();
  const ourDecks = new Set(drawn.map(({ deck }) => deck));
  const all = [
    ...drawn.map((picture) => ({ ...picture, folder: decksFolder, isOurs: true })),
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

type Ordered = { deck: string; isOurs: boolean };
const compareOursFirst = (a: Ordered, b: Ordered): number =>
  Number(b.isOurs) - Number(a.isOurs) || (a.deck < b.deck ? -1 : a.deck > b.deck ? 1 : 0);

/** The same number for the same picture for ever, whatever decks come and go beside it. */
const toPictureId = (path: string): number =>
  (createHash('sha256').update(path).digest().readUInt32BE() >>> 1) + 1;
