import { TAROT_CARDS, type TarotCard } from '#contract/tarot/codes.ts';
import type { Scene } from './drawing/scene.ts';
import { ORACLE_PICTURES } from './oracle/pictures.ts';
import { paperSceneOf } from './paper/scenes.ts';
import { backSvg, cardSvg } from './render/svg.ts';
import { sceneOf } from './scenes.ts';
import { linocut } from './themes/linocut.ts';
import { night } from './themes/night.ts';
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
  tarotDeck(night, sceneOf),
  tarotDeck(linocut, paperSceneOf),
  { id: 'oracle', pictures: ORACLE_PICTURES },
];

/** The 78 tarot cards and their back: a scene for each, in one theme. */
function tarotDeck(theme: Theme, sceneFor: (card: TarotCard) => Scene): Deck {
  const cards = TAROT_CARDS.map((card) => ({
    slug: card.slug,
    name: card.name,
    alt: sceneFor(card).alt,
    svg: () => cardSvg(card, sceneFor(card), theme),
  }));
  const back = { slug: 'back', name: null, alt: 'The back of a card', svg: () => backSvg(theme) };
  return { id: theme.deck, pictures: [...cards, back] };
}
