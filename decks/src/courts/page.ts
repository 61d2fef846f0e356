import type { MinorSuit } from '#contract/tarot/codes.ts';
import { type Art, rays } from '../drawing/art.ts';
import type { Chance } from '../drawing/chance.ts';
import type { Point } from '../drawing/geometry.ts';
import { standing } from '../primitives/ground.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';

type OutdoorPage = {
  suit: MinorSuit;
  /** The whole figure, its feet at about y 850. */
  figure: Art;
  /** The middle between the feet, and how far they are apart. */
  stance: readonly [x: number, reach: number];
  /** Where the rays come from. */
  light?: Point;
  beside: Art;
};

/** A page outdoors whose posture the scene draws itself. */
export const outdoorPage = (
  chance: Chance,
  { suit, figure, stance: [x, reach], light = [386, 420], beside }: OutdoorPage,
): Art => [
  sky(chance, { stars: 60 }),
  rays(...light, 80, 420, 26, 0.4),
  land(suit),
  beside,
  standing(x, 852, reach),
  figure,
];
