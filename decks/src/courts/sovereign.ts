import type { MinorSuit } from '#contract/tarot/codes.ts';
import { type Art, rays } from '../drawing/art.ts';
import type { Chance } from '../drawing/chance.ts';
import type { Role } from '../drawing/roles.ts';
import { dais, enthroned } from '../figure/enthroned.ts';
import { throne } from '../primitives/buildings.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { suitEmblem } from '../suits/objects.ts';

type Seated = {
  suit: MinorSuit;
  seat: Role;
  back: Role;
  figure: Omit<Parameters<typeof enthroned>[0], 'place'>;
  behind?: Art;
  beside?: Art;
};

/** A queen or a king seen from crown to shoes, on a throne above a step. */
export const seatedSovereign = (
  chance: Chance,
  { suit, seat, back, figure, behind, beside }: Seated,
): Art => [
  sky(chance),
  rays(300, 330, 150, 520, 28),
  land(suit),
  behind,
  throne(seat, back, suitEmblem(suit, 0.4)),
  dais(834, 196),
  enthroned({ ...figure, place: { x: 300, y: 574, size: 1.02 } }),
  beside,
];
