import type { TarotCard } from '#contract/tarot/codes.ts';
import { fill, type Art } from '../drawing/art.ts';
import { crescent, star } from '../primitives/lights.ts';

const Y = 67;

const EMBLEMS: Record<string, Art> = {
  page: star(300, Y, 15, 'metal', 6, 0.5),
  knight: fill('metal', `M300 ${Y - 16}L312 ${Y}L300 ${Y + 16}L288 ${Y}Z`, { width: 1 }),
  queen: crescent(303, Y, 14, 0, 'metal'),
  king: fill(
    'metal',
    `M283 ${Y + 11}L279 ${Y - 9}L291 ${Y - 1}L300 ${Y - 15}L309 ${Y - 1}L321 ${Y - 9}L317 ${Y + 11}Z`,
    { width: 1 },
  ),
};

/** The emblem of a court card's rank, shown where other cards have their number. */
export const rankEmblemOf = ({ slug }: TarotCard): Art => EMBLEMS[slug.split('-of-')[0] ?? ''];
