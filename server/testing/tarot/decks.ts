import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ORACLE_CARDS, TAROT_CARDS } from '#contract/tarot/codes.ts';
import { type DeckPicture, useDecksFolder } from '../../src/tarot/deckPictures.ts';

const picture = (deck: string, slug: string, name: string | null, hash: string): DeckPicture => {
  return { deck, slug, name, hash, alt: `${name ?? 'The back'} in ${deck}` };
};

/**
 * Two tarot decks and the oracle, as in the decks' manifest. No pictures are rendered.
 * @param renderer source of the program that renders them; none by default
 */
export async function createTestDecks({ renderer }: { renderer?: string } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'moonletter-decks-'));
  const program = join(folder, 'renderer.mjs');
  if (renderer !== undefined) await writeFile(program, renderer);
  const write = (hash: string) =>
    writeFile(
      join(folder, 'manifest.json'),
      JSON.stringify([
        ...TAROT_CARDS.map(({ slug, name }) => picture('paper', slug, name, hash)),
        ...ORACLE_CARDS.map(({ slug, name }) => picture('oracle', slug, name, hash)),
        ...TAROT_CARDS.map(({ slug, name }) => picture('night', slug, name, hash)),
        picture('night', 'back', null, hash),
      ]),
    );
  /** Writes a picture's file to where the build puts this version. */
  const writePicture = async (deck: string, slug: string, width: number, hash: string, bytes: string) => {
    await mkdir(join(folder, deck), { recursive: true });
    await writeFile(join(folder, deck, `${slug}-${width}.${hash}.webp`), bytes);
  };
  await write(HASH);
  useDecksFolder(folder, program);
  return { folder, rebuild: write, writePicture, remove: () => rm(folder, { recursive: true }) };
}

/** The hash of every picture until the decks are rebuilt. */
export const HASH = '0123456789abcdef';
