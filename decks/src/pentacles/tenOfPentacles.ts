import { sittingHound } from '../creatures/hound.ts';
import { type Art, eachRow, fill, line, mirrored, put } from '../drawing/art.ts';

import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { actor, sleevedArm } from '../figure/actor.ts';
import { HATS } from '../figure/hats.ts';
import { bearingHand, closedOver } from '../figure/holds.ts';
import { posed } from '../figure/posed.ts';
import { profile } from '../figure/profile.ts';
import { longHair } from '../figure/profileHair.ts';
import { house, pillar } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill, tiles } from '../primitives/land.ts';
import { tree } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';

export const tenOfPentacles: Scene = {
  alt: 'Under the arch of a great house an old man sits in a carved chair, a hand on a hound’s neck, and a young couple face each other, her hand in his; ten coins hang above in the shape of a tree.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    hill(650, 6, 'far', 1),
    house(282, 654, 0.9),
    tree(206, 668, 0.8, 'glow'),
    hill(690, 6, 'mid', 1),
    fill('stone', 'M40 900V30H560V900H500V350A200 200 0 0 0 100 350V900Z'),
    fill('stoneDark', 'M100 350A200 200 0 0 1 500 350H472A172 172 0 0 0 128 350Z'),
    tiles(780, 'stone', 'stoneDark'),
    mirrored(pillar(84, 330, 806)),
    put(
      [
        line(
          'M300 216L236 262V382L300 424L364 382V262ZM236 262L364 322M364 262L236 322M236 322L364 382M364 322L236 382M300 216V424',
          2,
          'line',
          0.75,
        ),
        eachRow<readonly [number, number]>(
          [
            [300, 216],
            [236, 262],
            [364, 262],
            [300, 292],
            [236, 322],
            [364, 322],
            [300, 356],
            [236, 382],
            [364, 382],
            [300, 424],
          ],
          (x, y) => pentacle(x, y, 0.3),
        ),
      ],
      {},
    ),
    standing(420, 850, 130),
    husband,
    wife,
    joinedHands,
    standing(170, 852, 130),
    put(elder, { y: -14 }),
  ],
};

/** He looks left, drawn as if he looked right, and turned over; she looks at him. */
const husband: Art = posed({
  place: { x: 488, y: 850, size: 0.88, flip: true },
  side: { skin: 'skinBrown', hair: 'hairBlack', beard: true, eyes: 'open' },
  cloth: 'cloth',
  hose: 'wine',
  hem: [
    [-56, -130],
    [60, -130],
  ],
  farLeg: { joints: '16,-200 20,-110 24,-20' },
  nearLeg: { joints: '-14,-200 -16,-110 -22,-20' },
  nearArm: { joints: '-8,-350 -6,-262 46,-252', hand: 'hidden' },
});

const wife: Art = posed({
  place: { x: 366, y: 850, size: 0.86 },
  skin: 'skinOlive',
  otherHead: [
    profile({ skin: 'skinOlive', hair: 'hairAuburn', eyes: 'open', nose: 'snub' }),
    longHair('hairAuburn'),
  ],
  cloth: 'rose',
  hem: [
    [-78, -10],
    [60, -10],
  ],
  nearArm: { joints: '-8,-350 -6,-264 44,-262', hand: 'hidden' },
});

/** Her hand lies on his open palm. */
const joinedHands: Art = [
  bearingHand('skinBrown', { x: 428, y: 632, flip: true, size: 0.9 }),
  closedOver('skinOlive', { x: 426, y: 622, size: 0.84, turn: -10 }),
];

/** Upright in a high chair with carved arms, one hand on the neck of the hound beside his knee. */
const elder: Art = [
  fill('woodDark', 'M54 872V552C54 520 98 520 98 552V740H206V872H186V776H98V872Z'),
  fill('wood', 'M50 552C50 506 102 506 102 552Z', { width: 1.8 }),
  graven('76,570 80,690 76,850', 4),
  graven('106,756 150,760 196,756', 4),
  fill('woodDark', 'M206 850C204 834 244 834 264 850C272 860 266 868 256 868H210Z', { width: 1.8 }),
  fill('woodDark', 'M178 852C176 836 212 836 232 852C240 862 234 870 224 870H182Z', { width: 1.8 }),
  fill('wineDark', 'M176 694H236C250 696 254 708 253 722L248 846Q226 856 206 848L200 734Z', { width: 1.8 }),
  actor({
    skin: 'skinFair',
    head: [
      profile({
        skin: 'skinFair',
        hair: 'hairWhite',
        beard: 'pointed',
        nose: 'hooked',
        aged: true,
        eyes: 'open',
      }),
      limb('hairWhite', '24,60 26,100 10,150', [56, 52, 6], 'line', 1.8),
      graven('20,56 28,100 14,140', 3),
      put(HATS.leafBand, { x: -12, turn: -8 }),
    ],
    headAt: { x: 150, y: 500, size: 0.62, turn: 10 },
    spine: '130,560 124,630 132,706',
    girth: [76, 106, 88],
    cloth: 'wine',
    trim: 'metal',
    limbs: 0.9,
  }),
  fill(
    'wine',
    'M90 690C84 716 86 738 96 748H170C180 750 182 762 180 776L172 848Q198 858 226 848L230 722C230 698 216 688 196 688H166Q130 700 90 690Z',
  ),
  line('M174 840Q198 850 225 840', 6, 'metal'),
  line('M88 694Q132 704 172 690', 7, 'metal'),
  graven('110,724 160,730 204,716', 5),
  graven('196,716 216,712 222,740', 4),
  graven('200,750 204,796 198,838', 4),
  fill('wood', 'M98 742H184V752H98Z', { width: 1.6 }),
  sittingHound({ x: 282, y: 880, size: 0.78 }),
  sleevedArm({ joints: '124,582 138,690 246,766', hand: 'hidden' }, 'wine', 'skinFair', 'metal', 0.84),
  closedOver('skinFair', { x: 262, y: 780, turn: 30, size: 0.84 }),
];
