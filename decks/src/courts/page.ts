import type { MinorSuit } from '#contract/tarot/codes.ts';
import { type Art, rays } from '../drawing/art.ts';
import type { Chance } from '../drawing/chance.ts';
import type { Role } from '../drawing/roles.ts';
import type { Headwear } from '../figure/headwear.ts';
import type { Look } from '../figure/look.ts';
import type { Legs } from '../figure/dress.ts';
import type { Arm } from '../figure/limbs.ts';
import { person } from '../figure/person.ts';
import { standing } from '../primitives/ground.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';

type Page = {
  suit: MinorSuit;
  look: Look;
  wears: Headwear;
  cloth: Role;
  hose: Role;
  arms: readonly [Arm, Arm];
  legs?: Legs;
  flip?: boolean;
  beside: Art;
};

const STANDING: Legs = [
  [
    [-18, -52],
    [-24, -4],
  ],
  [
    [20, -54],
    [28, -4],
  ],
];

/** A page stands outdoors and looks at the suit's object. */
export const page = (
  chance: Chance,
  { suit, look, wears, cloth, hose, arms, legs = STANDING, flip = false, beside }: Page,
): Art => [
  sky(chance, { stars: 60 }),
  rays(386, 420, 80, 420, 26, 0.4),
  land(suit),
  beside,
  person({
    x: flip ? 316 : 284,
    y: 838,
    size: 1.86,
    flip,
    look: { eyes: 'down', mouth: 'smile', brow: 'raised', turn: 0.7, ...look },
    wears,
    dress: 'tunic',
    cloth,
    hose,
    bow: 6,
    arms,
    legs,
  }),
];

type OutdoorPage = {
  suit: MinorSuit;
  /** The whole figure, its feet at about y 850. */
  figure: Art;
  /** The middle between the feet, and how far they are apart. */
  stance: readonly [x: number, reach: number];
  beside: Art;
};

/** A page outdoors whose posture the scene draws itself. */
export const outdoorPage = (
  chance: Chance,
  { suit, figure, stance: [x, reach], beside }: OutdoorPage,
): Art => [
  sky(chance, { stars: 60 }),
  rays(386, 420, 80, 420, 26, 0.4),
  land(suit),
  beside,
  standing(x, 852, reach),
  figure,
];
