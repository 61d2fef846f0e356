import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TAROT_CARDS } from '#contract/tarot/codes.ts';
import { type ManifestEntry, readDecksFrom } from './deckPictures.ts';

const entry = (deck: string, slug: string, name: string, hash: string): ManifestEntry => {
  return { deck, slug, name, hash, alt: `${name} in ${deck}` };
};

/** Two decks of tarot and an oracle of one card, as the build of the decks would list them. */
export async function testDecks() {
  const folder = await mkdtemp(join(tmpdir(), 'moonletter-decks-'));
  const file = join(folder, 'manifest.json');
  const write = (hash: string) =>
    writeFile(
      file,
      JSON.stringify([
        ...TAROT_CARDS.map(({ slug, name }) => entry('paper', slug, name, hash)),
        entry('oracle', 'open-door', 'Open Door', hash),
        ...TAROT_CARDS.map(({ slug, name }) => entry('night', slug, name, hash)),
      ]),
    );
  await write('0123456789abcdef');
  readDecksFrom(file);
  return { rebuild: write, remove: () => rm(folder, { recursive: true }) };
}
