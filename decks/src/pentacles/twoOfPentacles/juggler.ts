import { clipped, eachOf, fill, flat, line, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, type Point } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { grip } from '../../figure/grip.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { raglanArm } from '../../figure/raglan.ts';
import { disc } from '../../primitives/lights.ts';
import { tossed } from './ribbon.ts';

const LOOK: Look = {
  skin: 'skinBrown',
  hair: 'hairBlack',
  cut: 'short',
  eyes: 'open',
  mood: 'glad',
  turn: 0.4,
  gaze: [0.5, -1],
};

const HEAD = { x: 300, y: 548, size: 0.98, turn: 5 };

const bell = (x: number, y: number): Art => [
  disc('metal', x, y, 13, 2),
  line(`M${x - 11} ${y + 1}q11 5 22 0`, 1.6, 'ink', 0.7),
  flat('ink', circlePath(x, y + 7, 2.8)),
];

/** A cap in two colours, whose horns hang down with a bell at each. */
const foolsCap: Art = [
  fill(
    'red',
    'M-62 -36C-70 -96 -50 -128 -6 -136C-62 -150 -112 -124 -128 -62C-104 -88 -86 -84 -72 -64C-66 -54 -64 -44 -62 -36Z',
  ),
  fill(
    'straw',
    'M62 -36C70 -96 50 -128 6 -136C62 -150 112 -124 128 -62C104 -88 86 -84 72 -64C66 -54 64 -44 62 -36Z',
  ),
  fill('red', 'M-62 -36C-74 -104 -40 -138 2 -138V-54Q-34 -54 -62 -36Z', { width: 2 }),
  fill('straw', 'M62 -36C74 -104 40 -138 2 -138V-54Q34 -54 62 -36Z', { width: 2 }),
  graven('-92,-112 -66,-104 -52,-76', 4, 'ink', 0.4),
  graven('92,-112 66,-104 52,-76', 4, 'ink', 0.4),
  fill('wine', 'M-66 -38C-26 -60 26 -60 66 -38L63 -20C26 -42 -26 -42 -63 -20Z', { width: 1.8 }),
  eachOf('-128,-54 128,-54', bell),
];

const TUNIC =
  'M244 436C196 446 178 470 178 540C180 600 190 640 188 700C186 770 174 830 166 900H434C426 830 414 770 412 700C410 640 420 600 422 540C422 470 404 446 356 436Z';

/** The tunic in two colours, with a collar in points. */
const tunic: Art = [
  fill('straw', TUNIC),
  clipped(TUNIC, [
    fill('red', 'M300 420H440V910H300Z', { width: 2 }),
    eachOf('258,570,226,690 258,570,262,690', (x, y, tx, ty) =>
      graven(
        [
          [x - 10, y],
          [(x + tx) / 2, (y + ty) / 2],
          [tx, ty],
        ],
        5,
      ),
    ),
    graven('344,570 352,640 342,694', 5),
    graven('372,590 380,640 374,694', 5),
  ]),
];

const collar: Art = [
  fill(
    'wine',
    'M262 414C230 424 196 442 178 470L214 500L236 476L262 522L300 484L338 522L364 476L386 500L422 470C404 442 370 424 338 414Q300 440 262 414Z',
  ),
  eachOf('214,508 386,508', bell),
];

const BODY = { x: 12, y: 232, size: 0.96 };

/** Both hands hold the ribbon where it passes below a coin. */
const arm = (side: 1 | -1, elbow: Point, at: Place, ribbon: Art): Art =>
  raglanArm({
    collar: [300 + side * 54, 656],
    shoulder: [300 + side * 122, 676],
    armpit: [300 + side * 120, 756],
    elbow,
    cloth: side < 0 ? 'straw' : 'red',
    halves: [34, 27],
    at,
    hand: (place) => grip('skinBrown', place, put(ribbon, { x: -(at.x ?? 0), y: -(at.y ?? 0) })),
  });

/** To the waist, both hands raised: he looks up at the coin that rises. */
export const juggler: Art = [
  put(hairBehind(LOOK), HEAD),
  put(tunic, BODY),
  arm(
    1,
    [500, 556],
    { x: 437, y: 383, size: 1.45, turn: -106 },
    arm(-1, [98, 572], { x: 164, y: 416, size: 1.45, turn: 106, flip: true }, tossed),
  ),
  put([head(LOOK), frontModelling(LOOK)], HEAD),
  put(collar, BODY),
  put(foolsCap, HEAD),
];
