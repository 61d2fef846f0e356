import { isHandful } from './handful.ts';
import { buildSrcSet, FAN_SIZES } from './pictures.ts';

/** What is read of a request's answer, as it is on the wire. */
interface WireLetters {
  messages: { cards: { image_path: string }[] }[];
}

/**
 * Asks for the picture of the first card in a letter's fan while the files that show it are still on their way. Fewer
 * cards are shown larger, in a width that only their place knows.
 */
export async function preloadFirstCard(letter: Promise<Response>): Promise<void> {
  // Cloned before the app reads it.
  const { messages } = (await letter.then((answer) => answer.clone().json())) as WireLetters;
  const { cards } = messages.find((message) => message.cards.length > 0) ?? { cards: [] };
  const srcSet = buildSrcSet(cards[0]?.image_path ?? '');
  if (srcSet === undefined || isHandful(cards.length)) return;
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.sizes = FAN_SIZES;
  picture.srcset = srcSet;
}
