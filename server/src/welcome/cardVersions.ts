import { findPictureFiles, versionOf } from '../tarot/deckPictures.ts';

const CARD_PATH = /\/decks\/([a-z]+)\/([a-z-]+)-\d{3}\.webp/g;

/** Adds versions to the addresses of the cards in a page, so that browsers can cache the pictures. */
export const addCardVersions = (page: string): string =>
  page.replaceAll(CARD_PATH, (path, deck: string, slug: string) => {
    const files = findPictureFiles(deck, slug);
    return files === undefined ? path : `${path}?v=${versionOf(files.hash)}`;
  });
