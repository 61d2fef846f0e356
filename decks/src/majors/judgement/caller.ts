import { grip } from '../../figure/grip.ts';
import { wing } from '../../creatures/wing.ts';
import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { sleevedArm } from '../../figure/actor.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { profile } from '../../figure/profile.ts';
import { curledHair } from '../../figure/profileHair.ts';
import { fullCloud } from '../../primitives/land.ts';
import { disc } from '../../primitives/lights.ts';

const SIDE = { skin: 'skinFair', hair: 'hairFair', mood: 'tender' } as const;

/** The angel, whose hands hold the trumpet well apart. */
export const caller = (): Art => [
  wing({ x: 196, y: 350, size: 1.3, flip: true, turn: 30 }, 'rose', 'red'),
  wing({ x: 250, y: 316, size: 1.3, turn: -30 }, 'rose', 'red'),
  disc('glow', 236, 232, 84, 2),
  disc('dusk', 236, 232, 74, 1.4),
  sleevedArm({ joints: '244,326 290,392 313,297', hand: 'hidden' }, 'clothDark', 'skinFair'),
  limb('cloth', '216,318 206,400 190,500', [92, 130, 150]),
  graven('196,340 186,390 160,440', 5),
  graven('230,360 226,400 216,450', 5),
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

/** The light that comes from the trumpet's bell down to the tombs. */
export const callingLight: Art = [
  flat('glow', 'M482 420L536 372L560 470V900H40V760Z', 0.1),
  flat('glow', 'M490 414L530 380L548 640L470 820L150 860Z', 0.12),
];

/** A long trumpet, its mouthpiece at 0,0 and its bell to the right, with a banner hung below. */
const trumpet: Art = [
  put(
    [
      fill('light', 'M0 0H104V104Q78 92 52 104Q26 116 0 104Z'),
      fill('red', 'M42 0H62V42H104V62H62V102H42V62H0V42H42Z', { width: 1.4 }),
      graven('14,8 18,50 12,98', 3),
    ],
    { x: 168, y: 8, turn: -20, size: 0.86 },
  ),
  fill(
    'metal',
    'M-6 -7L-4 -4C70 -7 180 -8 244 -12C276 -18 294 -32 306 -50C316 -20 316 20 306 50C294 32 276 18 244 12C180 8 70 7 -4 4L-6 7Z',
  ),
  flat('ink', 'M304 -46C314 -20 314 20 304 46C296 18 296 -18 304 -46Z', 0.7),
  [84, 158, 248].map((x) => line(`M${x} -11V11`, 5, 'metalDark')),
];

/** The angel leans over it. */
export const cloudBank: Art = [
  eachOf('60,520,0.9 196,556,0.86 120,512,1 240,530,0.66 84,576,1.06', (x, y, size) =>
    fullCloud(x, y, size, 'light'),
  ),
];
