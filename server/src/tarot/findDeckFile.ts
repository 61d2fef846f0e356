import { access } from 'node:fs/promises';
import { findPictureFiles, stripVersion } from './deckPictures.ts';
import { toPicturePath } from './pictureReader.ts';

const DECK_PATH = /^\/decks\/([a-z0-9-]+)\/([a-z0-9-]+)-600\.webp$/;
const WIDTH = 300;

/**
 * The file of a card's picture on this machine, 300 pixels wide; undefined if it is no deck's picture or is not
 * rendered yet.
 * @param imagePath as in our responses, with or without its version
 */
export async function findDeckFile(
  imagePath: string,
): Promise<{ deck: string; slug: string; path: string } | undefined> {
  const [, deck, slug] = DECK_PATH.exec(stripVersion(imagePath)) ?? [];
  const files = deck === undefined ? undefined : findPictureFiles(deck, slug!);
  if (files === undefined) return undefined;
  const path = toPicturePath(files, WIDTH);
  return access(path).then(
    () => ({ deck: files.deck, slug: files.slug, path }),
    () => undefined,
  );
}
