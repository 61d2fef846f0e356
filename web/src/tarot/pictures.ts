/** How wide a card of a fan is shown (`sizes` of `<img>`). */
export const FAN_SIZES = '64px';

/** The decks' pictures have two widths under one name: `…-600.webp`, and `…-300.webp` for small places. */
export function buildSrcSet(imagePath: string): string | undefined {
  if (!/-600\.webp(\?|$)/.test(imagePath)) return undefined;
  return `${imagePath.replace(/-600\.webp/, '-300.webp')} 300w, ${imagePath} 600w`;
}

/** Pictures uploaded by members and writers are private; those of the decks are public. */
export const isPrivatePicture = (imagePath: string) => imagePath.startsWith('/api/');

/** The back of the deck that a card's picture is of; undefined for an uploaded picture. */
export const findBack = (imagePath: string): string | undefined =>
  /^\/decks\/[^/]+\//.test(imagePath) ? imagePath.replace(/[^/]*-600\.webp.*$/, 'back-600.webp') : undefined;
