import { eachOf, fill, line, put, type Art, type Place } from '../../drawing/art.ts';
import type { Points } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { openHand } from '../../figure/grip.ts';
import type { Skin } from '../../figure/look.ts';
import { disc } from '../../primitives/lights.ts';

// All are seen from behind, and lift their arms to the angel.

/** A bare arm from the shoulder by the elbow to the wrist, where an open hand begins. */
const raisedArm = (skin: Skin, joints: Points, hand: Place, size = 1): Art => [
  limb(
    skin,
    joints,
    [50, 42, 26].map((width) => width * size),
    'skinEdge',
  ),
  openHand(skin, hand),
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
    raisedArm('skinBrown', '-84,62 -132,-40 -112,-128', {
      x: -108,
      y: -166,
      turn: 80,
      size: 1.4,
      flip: true,
    }),
    raisedArm('skinBrown', '84,62 124,-50 92,-134', { x: 86, y: -172, turn: -96, size: 1.4 }),
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
    nape('skinOlive'),
    fill(
      'hairAuburn',
      'M0 -152C-54 -154 -72 -108 -66 -58C-62 -10 -78 30 -70 84C-66 130 -84 150 -62 186C-40 160 -34 196 -14 206C-6 180 16 200 30 180C52 176 50 140 64 116C82 80 62 20 68 -40C74 -106 54 -154 0 -152Z',
    ),
    [
      '-20,-138 -52,-70 -46,20 -52,120',
      '0,-140 -18,-60 -22,60 -18,180',
      '14,-138 22,-50 14,60 24,160',
      '26,-132 50,-60 42,30 48,110',
    ].map((points) => graven(points, 5)),
  ],
  { x: 142, y: 690, size: 1, turn: -4 },
);

export const child: Art = put(
  [
    raisedArm('skinFair', '-56,60 -92,-6 -74,-70', { x: -70, y: -98, turn: 80, size: 0.92, flip: true }, 0.7),
    raisedArm('skinFair', '56,60 90,-10 70,-74', { x: 66, y: -102, turn: -98, size: 0.92 }, 0.7),
    put(shroud, { size: 0.74, y: 10 }),
    fill('rose', 'M-36 24C-62 30 -76 46 -80 70L-72 250H72L80 70C76 46 62 30 36 24Q0 54 -36 24Z'),
    graven('-50,60 -30,110 -34,180', 5),
    graven('50,60 34,110 30,180', 5),
    fill('skinFair', 'M-18 -30L-30 26Q0 48 30 26L18 -30Z', { edge: 'skinEdge', width: 2 }),
    eachOf(
      '-40,-44,18 -24,-22,18 0,-14,18 24,-22,18 40,-44,18 -48,-70,18 48,-70,18 -38,-98,19 38,-98,19 -14,-112,20 14,-112,20 -18,-70,26 18,-70,26 0,-44,22 0,-92,22',
      (x, y, r) => disc('hairFair', x, y, r, 1.6),
    ),
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
