import { grip } from '../../figure/grip.ts';
import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { sleevedArm } from '../../figure/actor.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { profile } from '../../figure/profile.ts';
import { curledHair } from '../../figure/profileHair.ts';
import { firelight } from '../../primitives/firelight.ts';
import { cloud } from '../../primitives/land.ts';
import { disc } from '../../primitives/lights.ts';

const SIDE = { skin: 'skinFair', hair: 'hairFair', mood: 'tender' } as const;

/** The joints of the wing's upper edge: shoulder, elbow, wrist and the end of the hand. */
const EDGE = [
  [0, 0],
  [34, -96],
  [96, -170],
  [186, -192],
  [258, -170],
] as const;

/** A point of the wing's upper edge, from the root at 0 to the end at 1. */
const along = (t: number): readonly [number, number] => {
  const i = Math.min(3, Math.floor(t * 4));
  const [ax, ay] = EDGE[i] ?? EDGE[0];
  const [bx, by] = EDGE[i + 1] ?? EDGE[0];
  return [ax + (bx - ax) * (t * 4 - i), ay + (by - ay) * (t * 4 - i)];
};

/** A row of feathers along the upper edge, the innermost on top: they turn from downwards to outwards. */
const feathers = (count: number, [inner, outer]: readonly [number, number], width: number, role: Role): Art =>
  times(count, (k) => {
    const t = 1 - k / (count - 1);
    const [x, y] = along(t);
    const length = inner + (outer - inner) * t;
    return put(
      [
        fill(
          role,
          `M0 ${-width * 0.5}C${length * 0.5} ${-width * 0.7} ${length * 0.86} ${-width * 0.6} ${length} 0C${length * 0.9} ${width * 0.5} ${length * 0.5} ${width * 0.6} 0 ${width * 0.5}Z`,
          { width: 1.6 },
        ),
        length > 100 && line(`M${length * 0.3} 0.5L${length * 0.9} 0`, 1.2, 'line', 0.7),
      ],
      { x, y, turn: 62 - 54 * t },
    );
  });

/** A raised wing that spreads to the right from its root at 0,0: long feathers, two rows that cover them, and the arm. */
const wing: Art = [
  feathers(9, [158, 150], 37, 'red'),
  feathers(8, [110, 96], 34, 'rose'),
  feathers(6, [62, 54], 32, 'skinFair'),
  limb('rose', [...EDGE], [26, 30, 28, 22, 12]),
];

/** The other wing, of which the long feathers show behind the shoulder. */
const farWing: Art = [feathers(9, [168, 150], 40, 'red'), limb('rose', [...EDGE], [26, 30, 28, 22, 12])];

/** The angel, whose hands hold the trumpet well apart. */
export const caller = (): Art => [
  put(farWing, { x: 216, y: 344, flip: true, turn: -26, size: 0.92 }),
  put(feathers(7, [150, 150], 38, 'wine'), { x: 214, y: 330, turn: 20 }),
  put(wing, { x: 214, y: 336, turn: 3 }),
  disc('glow', 236, 232, 84, 2),
  disc('dusk', 236, 232, 74, 1.4),
  sleevedArm({ joints: '244,326 290,392 313,297', hand: 'hidden' }, 'clothDark', 'skinFair'),
  limb('cloth', '216,322 184,400 120,470 20,530', [92, 128, 150, 170]),
  graven('200,350 170,410 110,450', 6),
  graven('236,380 200,450 130,510', 7),
  graven('210,470 150,520 60,560', 6),
  limb('trim', '136,372 180,402 238,408', [22, 26, 20]),
  put([profile(SIDE), sideModelling(SIDE), curledHair('hairFair')], {
    x: 236,
    y: 236,
    size: 0.84,
    turn: 12,
  }),
  grip('skinFair', { x: 316, y: 289, turn: -62, size: 0.86 }, put(trumpet, { x: -48, y: -17, turn: 20 })),
  sleevedArm(
    { joints: '208,330 304,424 396,322', turn: -62, flip: false },
    'cloth',
    'skinFair',
    'trim',
    0.96,
  ),
  fill('clothDark', 'M172 322C190 306 232 302 256 318C262 338 252 362 236 380C206 372 180 352 172 322Z'),
  graven('224,318 224,342 232,368', 3),
  fill('trim', 'M182 306Q216 326 250 308L258 322Q216 344 174 320Z', { width: 1.8 }),
];

/** The light that comes from the trumpet's bell down to the tomb. */
export const callingLight: Art = [
  flat('glow', 'M466 404L524 360L590 860H40Z', 0.24),
  flat('glow', 'M475 401L518 366L560 860H130Z', 0.2),
  flat('light', 'M484 395L513 371L520 860H180Z', 0.2),
  firelight(502, 382, 130),
  firelight(300, 720, 260, 0.5),
];

/** A long trumpet, its mouthpiece at 0,0 and its bell to the right, with a banner hung below. */
const trumpet: Art = [
  // The banner is tied to the tube with two cords, and the wind lifts its lower edge.
  put(
    [
      fill('light', 'M0 0C30 10 62 -8 96 2C92 34 84 62 76 96C52 80 22 104 -26 84C-16 56 -6 28 0 0Z'),
      fill('red', 'M38 5C48 4 54 1 62 -1C58 30 50 62 42 92C34 92 28 92 20 94C28 64 34 34 38 5Z', {
        width: 1.4,
      }),
      fill('red', 'M-8 36C24 46 56 28 90 38L85 58C52 46 20 64 -14 54Z', { width: 1.4 }),
      fill('red', 'M40 34L60 32L54 52L34 54Z', { edge: 'none' }),
      graven('12,8 4,44 -12,82', 5, 'shade', 0.4),
      graven('74,4 66,44 58,86', 5, 'shade', 0.4),
    ],
    { x: 158, y: 22, turn: -14, size: 1 },
  ),
  line('M164 6V24M248 4V0M162 22L170 -8M250 -2L244 -12', 3, 'trim'),
  fill(
    'metal',
    'M-6 -7L-4 -4C70 -7 180 -8 244 -12C276 -18 294 -32 306 -50C316 -20 316 20 306 50C294 32 276 18 244 12C180 8 70 7 -4 4L-6 7Z',
  ),
  flat('ink', 'M304 -46C314 -20 314 20 304 46C296 18 296 -18 304 -46Z', 0.7),
  [84, 158, 248].map((x) => line(`M${x} -11V11`, 5, 'metalDark')),
];

/** The angel flies over it. */
export const cloudBank: Art = [eachOf('180,592,0.66 76,588,0.9', (x, y, size) => cloud(x, y, size, 'light'))];
