import type { MinorSuit } from '#contract/tarot/codes.ts';
import { type Art, rays } from '../drawing/art.ts';
import type { Chance } from '../drawing/chance.ts';
import type { Role } from '../drawing/roles.ts';
import type { Headwear } from '../figure/headwear.ts';
import type { Look } from '../figure/look.ts';
import { type Gesture, portrait } from '../figure/portrait.ts';
import { throne } from '../primitives/buildings.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { suitEmblem } from '../suits/objects.ts';

type Sovereign = {
  suit: MinorSuit;
  look: Look;
  wears: Headwear;
  robe: Role;
  panel: Role;
  seat: Role;
  back: Role;
  collar: 'jewels' | 'fur' | 'armour' | 'plain';
  left: Gesture;
  right: Gesture;
  beside: Art;
};

/** A queen or a king sits enthroned in the suit's land. */
export const sovereign = (
  chance: Chance,
  { suit, look, wears, robe, panel, seat, back, collar, left, right, beside }: Sovereign,
): Art => [
  sky(chance),
  rays(300, 330, 150, 520, 28),
  land(suit),
  throne(seat, back, suitEmblem(suit, suit === 'pentacles' ? 0.42 : 0.4)),
  portrait({ y: 384, size: 0.98, look, wears, robe, panel, collar, left, right }),
  beside,
];
