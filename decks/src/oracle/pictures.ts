import { ORACLE_CARDS } from '#contract/tarot/codes.ts';
import { oracleBackSvg, oracleCardSvg } from './card.ts';
import { compositionOf } from './scenes.ts';

/** The 44 cards of Letters of the Moon, and their back. */
export const ORACLE_PICTURES = [
  ...ORACLE_CARDS.map((card) => ({
    slug: card.slug,
    name: card.name,
    alt: compositionOf(card.slug).scene.alt,
    svg: () => oracleCardSvg(card),
  })),
  { slug: 'back', name: null, alt: 'The back of a card of Letters of the Moon', svg: oracleBackSvg },
];
