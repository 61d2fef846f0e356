import { TAROT_CARDS } from '#contract/tarot/codes.ts';
import { ORACLE_PICTURES } from './oracle/pictures.ts';
import { backSvg, cardSvg } from './render/svg.ts';
import { sceneOf } from './scenes.ts';
import { night } from './themes/night.ts';
import { paper } from './themes/paper.ts';
import type { Theme } from './themes/theme.ts';

/** One picture of a deck. Its SVG is made each time it is asked for, the same each time. */
export interface DeckPicture {
  slug: string;
  /** The card's name; null for the back, which is nobody's. */
  name: string | null;
  /** What is seen on it. */
  alt: string;
  svg: () => string;
}

export interface Deck {
  /** Its name in addresses and in the manifest. */
  id: string;
  pictures: readonly DeckPicture[];
}

/** Every deck that is drawn here. */
export const DECKS: readonly Deck[] = [
  tarotDeck(night),
  tarotDeck(paper),
  { id: 'oracle', pictures: ORACLE_PICTURES },
];

/** The 78 in one theme, and their back. */
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
