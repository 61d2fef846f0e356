import { findPictureFiles, versionOf } from '../tarot/deckPictures.ts';

const CARD_PATH = /\/decks\/([a-z]+)\/([a-z-]+)-\d{3}\.webp/g;

/** Adds their versions to the cards' addresses in a page, so that browsers may keep the pictures. */
export const addCardVersions = (page: string): string =>
  page.replaceAll(CARD_PATH, (path, deck: string, slug: string) => {
    const files = findPictureFiles(deck, slug);
    return files === undefined ? path : `${path}?v=${versionOf(files.hash)}`;
  });
