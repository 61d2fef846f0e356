import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DECKS, type Deck, type DeckPicture } from '../decks.ts';
import { type Picture, RENDERING } from '../render/picture.ts';

/**
 * One picture in `manifest.json`; its files are `<deck>/<slug>-300.<hash>.webp` and `<deck>/<slug>-600.<hash>.webp`.
 */
interface ManifestEntry {
  deck: string;
  slug: string;
  /** The card's name; null for a back. */
  name: string | null;
  alt: string;
  hash: string;
}

export type PlannedPicture = Picture & ManifestEntry;

/** All pictures of the decks, with their files in a folder. */
export const planPictures = (dist: string, decks: readonly Deck[] = DECKS): PlannedPicture[] =>
  decks.flatMap(({ id, pictures }) => pictures.map((picture) => planPicture(dist, id, picture)));

/** One picture. Its hash is made from the SVG and the rendering settings, so it changes when the bytes would. */
export function planPicture(
  dist: string,
  deck: string,
  { slug, name, alt, svg: draw }: DeckPicture,
): PlannedPicture {
  const svg = draw();
  return { deck, slug, name, alt, svg, hash: hashSvg(svg), file: join(dist, deck, slug) };
}

const hashSvg = (svg: string): string =>
  createHash('sha256').update(JSON.stringify(RENDERING)).update(svg).digest('hex').slice(0, 16);

/** Lists the pictures for the server, whether drawn or not. */
export async function writeManifest(dist: string, planned: readonly PlannedPicture[]): Promise<void> {
  await mkdir(dist, { recursive: true });
  const entries = planned.map(({ deck, slug, name, alt, hash }): ManifestEntry => {
    return { deck, slug, name, alt, hash };
  });
  const text = `${JSON.stringify(entries, undefined, 2)}\n`;
  if (text === (await readManifestText(dist))) return;
  const unfinished = join(dist, `manifest.${randomUUID()}.part`);
  await writeFile(unfinished, text);
  await rename(unfinished, join(dist, 'manifest.json'));
}

export const readManifest = async (dist: string): Promise<ManifestEntry[]> =>
  JSON.parse(await readManifestText(dist));

const readManifestText = (dist: string): Promise<string> =>
  readFile(join(dist, 'manifest.json'), 'utf8').catch(() => '[]');
