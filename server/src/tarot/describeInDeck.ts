import type { DescribedDeck } from '#contract/tarot/codes.ts';
import { IMAGE_LINES } from './imageLines.ts';
import { TAROT_MEANINGS } from './meanings.ts';

/** Within a sentence a line begins with a lower-case letter. */
const withLowerCaseForm = (line: string) => [line, line.charAt(0).toLowerCase() + line.slice(1)] as const;

/**
 * Adapts a draft's descriptions of pictures to a deck. Drafts describe the pictures of the Night deck, since the writer
 * chooses the deck of the letter later.
 */
export function describeInDeck(text: string, deck: DescribedDeck): string {
  if (deck === 'night') return text;
  let described = text;
  for (const { name, imageLine } of TAROT_MEANINGS) {
    const [upper, lower] = withLowerCaseForm(imageLine);
    const [newUpper, newLower] = withLowerCaseForm(IMAGE_LINES[deck].get(name)!);
    described = described.replaceAll(upper, newUpper).replaceAll(lower, newLower);
  }
  return described;
}
