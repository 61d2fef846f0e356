import type { MinorSuit } from '#contract/tarot/codes.ts';
import { horse } from '../creatures/horse.ts';
import type { Art } from '../drawing/art.d.ts';
import { put } from '../drawing/art.ts';
import type { Chance } from '../drawing/chance.d.ts';
import type { Role } from '../drawing/roles.d.ts';
import type { Headwear } from '../figure/headwear.ts';
import type { Look } from '../figure/look.d.ts';
import { person } from '../figure/person.ts';
import { land } from '../minors/ace.ts';
import { rays, sky } from '../primitives/sky.ts';
import { emblemOf } from '../suits/objects.ts';

type Knight = { suit: MinorSuit; gait: 'stand' | 'walk' | 'gallop' | 'rear'; coat: Role; shaded: Role; mane: Role; trapping: Role; tabard: Role; look: Look; wears: Headwear; holds: Art; behind?: Art };

/** A knight rides across the suit's land; the horse's gait is the temper of the suit. */
export function knight(chance: Chance, { suit, gait, coat, shaded, mane, trapping, tabard, look, wears, holds, behind }: Knight): Art {
  const pitch = { stand: 0, walk: 0, gallop: -6, rear: -24 }[gait];
  const leg = [[34, -92], [28, -24]] as const;
  return [
    sky(chance, { stars: 50 }),
    rays(300, 360, 90, 460, 28, 0.4),
    land(suit),
    behind,
    put(
      [
        horse({ gait, coat, shaded, mane, cloth: trapping, device: emblemOf(suit, suit === 'pentacles' ? 0.24 : 0.3) }),
        person({
          x: -16,
          y: 74,
          size: 1.02,
          look,
          wears,
          dress: 'tunic',
          cloth: tabard,
          trim: 'steel',
          hose: 'steelDark',
          cloak: trapping,
          lean: gait === 'gallop' ? 10 : 0,
          arms: [
            { elbow: [-30, -160], hand: [36, -136], behind: true },
            { elbow: [66, -170], hand: [74, -206], holds },
          ],
          legs: [leg, leg],
        }),
      ],
      { x: 284, y: gait === 'rear' ? 640 : 652, size: gait === 'gallop' ? 1.2 : 1.4, turn: pitch },
    ),
  ];
}
