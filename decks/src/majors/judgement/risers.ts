import { fill, line, put, type Art, type Place } from '../../drawing/art.ts';
import type { Points } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { openHand } from '../../figure/grip.ts';
import type { Skin } from '../../figure/look.ts';
import { profile } from '../../figure/profile.ts';
import { curledHair, longHair } from '../../figure/profileHair.ts';

// They lift their faces and arms to the angel; the man is seen from behind.

/** A bare arm from the shoulder by the elbow to the wrist, where an open hand begins. */
const raisedArm = (skin: Skin, joints: Points, hand: Place, size = 1, towardsUs?: 'palm' | 'back'): Art => [
  limb(
    skin,
    joints,
    [50, 42, 26].map((width) => width * size),
    'skinEdge',
  ),
  openHand(skin, hand, towardsUs),
];

/** A shroud over shoulders and back; the nape is at 0,0. */
const shroud: Art = [
  fill('linen', 'M-46 22C-84 30 -104 50 -108 84L-96 330H96L108 84C104 50 84 30 46 22Q0 62 -46 22Z'),
  [
    '-70,50 -40,110 -10,150',
    '74,48 46,120 0,176',
    '-90,120 -60,200 -56,300',
    '86,120 60,210 70,310',
    '10,170 4,240 14,320',
  ].map((points) => graven(points, 6)),
];

const nape = (skin: Skin): Art =>
  fill(skin, 'M-26 -40L-46 24Q0 62 46 24L26 -40Z', { edge: 'skinEdge', width: 2 });

export const man: Art = put(
  [
    raisedArm(
      'skinBrown',
      '-84,62 -132,-40 -112,-128',
      { x: -108, y: -166, turn: 80, size: 1.4, flip: true },
      1,
      'back',
    ),
    raisedArm('skinBrown', '84,62 124,-20 104,-92', { x: 98, y: -130, turn: -96, size: 1.4 }, 1, 'back'),
    shroud,
    nape('skinBrown'),
    fill('skinBrown', 'M-58 -86C-76 -92 -76 -52 -56 -48ZM58 -86C76 -92 76 -52 56 -48Z', {
      edge: 'skinEdge',
      width: 2,
    }),
    fill(
      'hairBlack',
      'M0 -154C-48 -156 -68 -116 -62 -72C-58 -40 -48 -20 -36 -14Q0 6 36 -14C48 -20 58 -40 62 -72C68 -116 48 -156 0 -154Z',
    ),
    ['-20,-140 -40,-90 -30,-30', '0,-144 -8,-90 -4,-24', '20,-138 30,-90 22,-26'].map((points) =>
      graven(points, 4),
    ),
  ],
  { x: 432, y: 640, size: 1.08, turn: 4 },
);

export const woman: Art = put(
  [
    raisedArm(
      'skinOlive',
      '-78,66 -124,-30 -104,-120',
      { x: -100, y: -156, turn: 82, size: 1.26, flip: true },
      0.88,
    ),
    raisedArm('skinOlive', '78,66 118,-16 108,-104', { x: 106, y: -140, turn: -92, size: 1.26 }, 0.88),
    shroud,
    put(
      [
        profile({ skin: 'skinOlive', hair: 'hairAuburn', eyes: 'open', mood: 'wonder' }),
        longHair('hairAuburn'),
      ],
      { x: 12, y: -62, size: 1.02, turn: -26 },
    ),
  ],
  { x: 142, y: 690, size: 1, turn: -4 },
);

export const child: Art = put(
  [
    put(shroud, { size: 0.74, y: 10 }),
    fill('rose', 'M-36 24C-62 30 -76 46 -80 70L-72 250H72L80 70C76 46 62 30 36 24Q0 54 -36 24Z'),
    graven('-50,60 -30,110 -34,180', 5),
    graven('50,60 34,110 30,180', 5),
    put(
      [
        profile({ skin: 'skinFair', hair: 'hairFair', eyes: 'open', mood: 'glad', nose: 'snub' }),
        curledHair('hairFair'),
      ],
      { x: -6, y: -46, size: 0.84, turn: 24, flip: true },
    ),
    raisedArm('skinFair', '-50,64 -96,0 -84,-64', { x: -80, y: -90, turn: 80, size: 0.92, flip: true }, 0.74),
  ],
  { x: 286, y: 800, size: 1, turn: 3 },
);

/** The edge of the tomb from which they rise. */
export const rim: Art = [
  fill('stone', 'M36 838L210 830L300 842L420 832L564 840V862H36Z'),
  fill('stoneDark', 'M36 858H564V900H36Z', { width: 2 }),
  graven('236,836 252,850 244,862', 3, 'ink', 0.6),
  line('M36 846H564', 1, 'detail', 0.3),
];
