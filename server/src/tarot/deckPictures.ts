import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TarotImage } from '#contract/tarot/calls.ts';
import { cardKey } from '#contract/tarot/rules.ts';

/** A picture as the build of the decks lists it in its manifest. */
export interface ManifestEntry {
  deck: string;
  slug: string;
  name: string;
  alt: string;
  hash: string;
}

/** What the decks hold at the moment: pictures by the name of their card, and by their path without its version. */
interface Pictures {
  byKey: ReadonlyMap<string, readonly TarotImage[]>;
  byPath: ReadonlyMap<string, TarotImage>;
}

let manifest = fileURLToPath(new URL('../../../decks/dist/manifest.json', import.meta.url));
let version: string | undefined;
let isLookedAt = false;
let known: Pictures = indexed([]);

/** Reads the decks from another manifest than the built one. */
export function readDecksFrom(file: string): void {
  manifest = file;
  version = undefined;
  isLookedAt = false;
}

/** The pictures of a card, one for each deck, by any name of it; none for an unknown name. */
export const picturesNamed = (name: string): readonly TarotImage[] => decks().byKey.get(cardKey(name)) ?? [];

/** The picture at a path that one of our answers gave, whatever version it carries. */
export const pictureAt = (path: string): TarotImage | undefined => decks().byPath.get(withoutVersion(path));

/** A path as it is kept: the version belongs to the file of today. */
export const withoutVersion = (path: string): string => path.split('?', 1)[0]!;

/** Looked at once for all that is asked in one go, so that a newly built deck is there without a restart. */
function decks(): Pictures {
  if (isLookedAt) return known;
  isLookedAt = true;
  setImmediate(() => (isLookedAt = false));
  const found = statSync(manifest, { throwIfNoEntry: false });
  const current = found === undefined ? 'none' : `${found.mtimeMs} ${found.size}`;
  if (current !== version) {
    known = indexed(
      found === undefined ? [] : (JSON.parse(readFileSync(manifest, 'utf8')) as ManifestEntry[]),
    );
    version = current;
  }
  return known;
}

function indexed(entries: readonly ManifestEntry[]): Pictures {
  const byKey = new Map<string, TarotImage[]>();
  const byPath = new Map<string, TarotImage>();
  for (const entry of entries.toSorted((a, b) => (a.deck < b.deck ? -1 : a.deck > b.deck ? 1 : 0))) {
    const { deck, slug, name, alt, hash } = entry;
    const path = `/decks/${deck}/${slug}-600.webp`;
    const image = { id: idOf(path), tarot: name, imagePath: `${path}?v=${hash.slice(0, 8)}`, deck, alt };
    byKey.set(cardKey(name), [...(byKey.get(cardKey(name)) ?? []), image]);
    byPath.set(path, image);
  }
  return { byKey, byPath };
}

/** The same number for the same picture for ever, whatever decks come and go beside it. */
const idOf = (path: string): number => (createHash('sha256').update(path).digest().readUInt32BE() >>> 1) + 1;
