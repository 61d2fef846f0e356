import type { MinorSuit } from '#contract/tarot/codes.ts';
import { horse } from '../creatures/horse.ts';
import { type Art, fill, line, put, rays } from '../drawing/art.ts';
import type { Chance } from '../drawing/chance.ts';
import type { Role } from '../drawing/roles.ts';
import type { Headwear } from '../figure/headwear.ts';
import type { Look } from '../figure/look.ts';
import { person } from '../figure/person.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { suitEmblem } from '../suits/objects.ts';

type Knight = {
  suit: MinorSuit;
  gait: 'stand' | 'walk' | 'gallop' | 'rear';
  coat: Role;
  shaded: Role;
  mane: Role;
  trapping: Role;
  tabard: Role;
  look: Look;
  wears: Headwear;
  holds: Art;
  behind?: Art;
};

/** A knight rides across the suit's land; the horse's gait differs by suit. */
export function knight(
  chance: Chance,
  { suit, gait, coat, shaded, mane, trapping, tabard, look, wears, holds, behind }: Knight,
): Art {
  const pitch = { stand: 0, walk: 0, gallop: -6, rear: -24 }[gait];
  const leg = [
    [34, -92],
    [28, -24],
  ] as const;
  return [
    sky(chance, { stars: 50 }),
    rays(300, 360, 90, 460, 28, 0.4),
    land(suit),
    behind,
    put(
      [
        horse({
          gait,
          coat,
          shaded,
          mane,
          cloth: trapping,
          device: suitEmblem(suit, suit === 'pentacles' ? 0.24 : 0.3),
        }),
        cape(tabard === trapping ? 'wine' : tabard, gait === 'gallop'),
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
          lean: gait === 'gallop' ? 10 : 0,
          arms: [
            { elbow: [-30, -160], hand: [36, -136], behind: true },
            { elbow: [66, -170], hand: [74, -206], holds },
          ],
          legs: [leg, leg],
        }),
      ],
      {
        x: gait === 'gallop' ? 308 : 284,
        y: gait === 'rear' ? 640 : 652,
        size: gait === 'gallop' ? 1.14 : 1.4,
        turn: pitch,
      },
    ),
  ];
}

/** A cape that hangs from the rider's shoulders over the horse's back, or flies behind. */
const cape = (role: Role, flies: boolean): Art =>
  flies
    ? [
        fill(
          role,
          'M-40 -136C-90 -150 -130 -120 -190 -134C-176 -104 -150 -92 -160 -70C-120 -70 -80 -60 -38 -62Z',
        ),
        line('M-44 -120C-90 -128 -124 -106 -168 -116M-44 -96C-84 -104 -116 -88 -146 -88', 1.5),
      ]
    : [
        fill(role, 'M-46 -140C-76 -120 -92 -70 -104 -2C-80 -14 -60 -6 -34 -14Z'),
        line('M-48 -120C-66 -84 -76 -44 -84 -12M-40 -110C-52 -70 -56 -40 -58 -14', 1.5),
      ];
