import { TAROT_CARDS } from '#contract/tarot/codes.ts';
import { ORACLE_PICTURES } from './oracle/pictures.ts';
import { backSvg, cardSvg } from './render/svg.ts';
import { sceneOf } from './scenes.ts';
import { night } from './themes/night.ts';
import { paper } from './themes/paper.ts';
import type { Theme } from './themes/theme.ts';

/** One picture of a deck. Its SVG is computed at each access and always the same. */
export interface DeckPicture {
  slug: string;
  /** The card's name; null for the back. */
  name: string | null;
  /** A description of the picture. */
  alt: string;
  svg: () => string;
}

export interface Deck {
  /** Its name in URLs and in the manifest. */
  id: string;
  pictures: readonly DeckPicture[];
}

export const DECKS: readonly Deck[] = [
  tarotDeck(night),
  tarotDeck(paper),
  { id: 'oracle', pictures: ORACLE_PICTURES },
];

/** The 78 tarot cards and their back, in one theme. */
function tarotDeck(theme: Theme): Deck {
  const cards = TAROT_CARDS.map((card) => ({
    slug: card.slug,
    name: card.name,
    alt: sceneOf(card).alt,
    svg: () => cardSvg(card, theme),
  }));
  const back = { slug: 'back', name: null, alt: 'The back of a card', svg: () => backSvg(theme) };
  return { id: theme.deck, pictures: [...cards, back] };
}
