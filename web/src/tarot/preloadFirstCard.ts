import { isShownAsFan } from './isShownAsFan.ts';
import { buildSrcSet, FAN_SIZES } from './pictures.ts';

/** What is read of the response with a request, as it is on the wire. */
interface WireLetters {
  messages: { cards: { image_path: string }[] }[];
}

/**
 * Loads the picture of the first card in a letter's fan while the code that shows it is still being loaded. Not for a few
 * cards: these are shown larger, at a width that is known only once they are laid out.
 */
export async function preloadFirstCard(letter: Promise<Response>): Promise<void> {
  // Cloned before the app reads it.
  const { messages } = (await letter.then((response) => response.clone().json())) as WireLetters;
  const { cards } = messages.find((message) => message.cards.length > 0) ?? { cards: [] };
  const srcSet = buildSrcSet(cards[0]?.image_path ?? '');
  if (srcSet === undefined || isShownAsFan(cards.length)) return;
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.sizes = FAN_SIZES;
  picture.srcset = srcSet;
}
