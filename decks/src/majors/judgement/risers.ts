import { fill, flat, line, put, type Art, type Place } from '../../drawing/art.ts';
import { boxPath, type Point, type Points, toPoints } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { openHand } from '../../figure/grip.ts';
import type { Skin } from '../../figure/look.ts';
import { profile } from '../../figure/profile.ts';
import { curledHair } from '../../figure/profileHair.ts';
import { litEdge } from '../../primitives/litEdge.ts';

// They lift their faces and arms to the angel; the man has his back to us.

/** It joins the arm to the shoulder and ends halfway to the elbow. */
const shortSleeve = (cloth: 'linen' | 'rose', joints: Points, size: number): Art => {
  const [[x, y] = [0, 0], [ex, ey] = [0, 0]] = toPoints(joints);
  const at = (k: number): Point => [x + (ex - x) * k, y + (ey - y) * k];
  return limb(
    cloth,
    [at(-0.2), at(0.3), at(0.62)],
    [80, 70, 62].map((width) => width * size),
  );
};

/** A bare arm from the shoulder by the elbow to the wrist, where an open hand begins. */
const raisedArm = (
  skin: Skin,
  joints: Points,
  hand: Place,
  size = 1,
  towardsUs?: 'palm' | 'back',
  cloth: 'linen' | 'rose' = 'linen',
): Art => [
  limb(
    skin,
    joints,
    [52, 42, 25].map((width) => width * size),
    'skinEdge',
  ),
  openHand(skin, hand, towardsUs),
  shortSleeve(cloth, joints, size),
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

/** The light from above on hair, arms and shoulders. */
const calledLight = (...strokes: string[]): Art => strokes.map((points) => graven(points, 6, 'glow', 0.8));

/** The light on a lifted profile: brow, nose, lips and chin. */
const faceLight = (place: Place): Art =>
  put(litEdge('20,-62 44,-36 50,-10 60,14 52,34 44,62', [3, 8, 9, 8, 7, 3], 'glow', 1.5), place);

const MANS_HEAD = { x: -8, y: -64, size: 1.06, turn: 24, flip: true };

export const man: Art = put(
  [
    raisedArm(
      'skinBrown',
      '-84,62 -132,-40 -112,-128',
      { x: -108, y: -156, turn: 80, size: 1.14, flip: true },
      1,
      'back',
    ),
    raisedArm('skinBrown', '84,62 124,-20 104,-92', { x: 99, y: -121, turn: -96, size: 1.14 }, 1, 'back'),
    shroud,
    nape('skinBrown'),
    put(
      profile({ skin: 'skinBrown', hair: 'hairBlack', beard: 'round', eyes: 'open', mood: 'wonder' }),
      MANS_HEAD,
    ),
    faceLight(MANS_HEAD),
    calledLight('100,30 122,-16 108,-72', '50,26 82,40 100,72', '-96,40 -124,-30 -110,-96'),
  ],
  { x: 440, y: 700, size: 0.74, turn: 2 },
);

/** Long hair over a head in profile that looks up to the right: one lock falls behind the shoulder to a point. */
const sweptHair: Art = [
  fill(
    'hairAuburn',
    'M42 -44C30 -86 -62 -94 -78 -22C-84 10 -86 40 -102 68C-114 90 -132 108 -166 116C-122 140 -70 126 -44 86C-30 64 -20 56 -20 40C-20 28 -14 20 -16 4C-16 -10 -8 -12 -4 -22C12 -24 30 -30 42 -44Z',
    { width: 2 },
  ),
  graven('18,-60 -36,-52 -58,0 -74,60 -132,112', 4),
  graven('-6,-40 -34,-20 -42,36 -70,84 -120,118', 4),
  graven('-22,-8 -28,40 -62,98', 3),
];

export const woman: Art = put(
  [
    raisedArm(
      'skinOlive',
      '-72,74 -128,-10 -104,-116',
      { x: -100, y: -142, turn: 82, size: 1.04, flip: true },
      0.92,
    ),
    raisedArm('skinOlive', '72,74 132,0 122,-100', { x: 120, y: -126, turn: -88, size: 1.04 }, 0.92),
    shroud,
    put([profile({ skin: 'skinOlive', hair: 'hairAuburn', eyes: 'open', mood: 'wonder' }), sweptHair], {
      x: 12,
      y: -62,
      size: 1.02,
      turn: -26,
    }),
    faceLight({ x: 12, y: -62, size: 1.02, turn: -26 }),
    calledLight('-20,-126 14,-130 50,-112', '120,40 144,0 134,-80', '50,28 82,40 100,76'),
  ],
  { x: 148, y: 724, size: 0.7, turn: -2 },
);

const CHILDS_HEAD = { x: -2, y: -46, size: 0.88, turn: -24 };

export const child: Art = put(
  [
    raisedArm(
      'skinFair',
      '-58,70 -116,58 -152,6',
      { x: -162, y: -12, turn: 62, size: 0.84, flip: true },
      0.8,
      'palm',
      'rose',
    ),
    raisedArm(
      'skinFair',
      '58,70 104,4 100,-84',
      { x: 100, y: -105, turn: -86, size: 0.84 },
      0.8,
      'palm',
      'rose',
    ),
    fill('rose', 'M-36 24C-66 30 -88 50 -92 84L-82 250H82L92 84C88 50 66 30 36 24Q0 54 -36 24Z'),
    graven('-50,60 -30,110 -34,180', 5),
    graven('50,60 34,110 30,180', 5),
    put(
      [
        profile({ skin: 'skinFair', hair: 'hairFair', eyes: 'open', mood: 'glad', nose: 'snub' }),
        curledHair('hairFair'),
      ],
      CHILDS_HEAD,
    ),
    faceLight(CHILDS_HEAD),
    calledLight('-30,-112 10,-118 36,-98', '44,32 72,46 88,78', '114,40 120,4 112,-60'),
  ],
  { x: 292, y: 758, size: 0.64, turn: 2 },
);

/** The inside of the tomb behind them: its far rim and the darkness within. */
export const grave: Art = [
  fill('stone', 'M36 742H564V764H36Z', { width: 2 }),
  flat('ink', boxPath(36, 764, 528, 60)),
  flat('gloomLight', 'M36 764H564L540 780H60Z', 0.8),
];

/** The open tomb from which they rise, its lid pushed aside. */
export const tomb: Art = [
  fill('stone', 'M36 812H564V832H36Z'),
  fill('stoneDark', 'M36 830H564V900H36Z', { width: 2 }),
  [210, 380].map((x) => fill('stone', `M${x} 842h150v40h-150Z`, { width: 1.6 })),
  flat('glow', 'M230 812H520L540 822H220Z', 0.5),
  fill('steel', 'M36 752L206 826L150 872L36 826Z'),
  fill('stone', 'M206 826V846L150 892V872Z', { width: 2 }),
  fill('stone', 'M150 872V892L36 848V826Z', { width: 2 }),
  line('M52 806L112 832M96 800L70 836', 4, 'ink', 0.5),
];
