import { type Art, fill, flat, line, put, suitObject } from '../../drawing/art.ts';
import type { Point } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { grip } from '../../figure/grip.ts';
import { head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { raglanArm } from '../../figure/raglan.ts';
import { leaf } from '../../primitives/plants.ts';
import { torchFlame } from '../../suits/objects.ts';

const LOOK: Look = {
  skin: 'skinDark',
  hair: 'hairBlack',
  eyes: 'open',
  mood: 'stern',
  gaze: [0, 0.9],
};

const HEAD = { x: 300, y: 416, size: 1.32, turn: 4 };

/** Her hair, in the head's own units. */
const behindHead: Art = [
  fill(
    'hairBlack',
    'M0 -80C-66 -84 -76 -26 -78 30C-88 62 -78 92 -56 104L-30 84H30L56 104C78 92 92 62 78 30C76 -26 66 -84 0 -80Z',
  ),
  graven('-66,-20 -72,30 -62,84', 4),
  graven('66,-20 72,30 62,84', 4),
];

const band: Art = fill('red', 'M-71 -26C-30 -62 30 -62 71 -26L75 -8C30 -44 -30 -44 -75 -8Z', {
  width: 1.8,
});

/** Her staff, whose flame burns upwards while she holds it nearly level; 0,0 is its middle. */
const wood: Art = suitObject('wands', [
  put(
    [
      fill('wood', 'M-184 -17C-80 -20 60 -15 196 -19Q210 0 196 19C60 16 -80 20 -184 17Q-191 0 -184 -17Z'),
      flat('woodDark', 'M-183 5C-80 8 60 5 202 6L196 19C60 16 -80 20 -184 17Z', 0.8),
      line('M-160 -6H-60M-20 -8q12 -6 24 0q-12 7 -24 0M40 -6H150', 1.6, 'ink', 0.45),
      leaf(-34, -16, -60, 44),
      leaf(70, 16, 60, 44, 'leafDark'),
    ],
    { turn: -9 },
  ),
  put(torchFlame, { x: 206, y: 122, size: 2 }),
]);

const STAFF = { x: 268, y: 268 };

const body: Art = [
  fill(
    'light',
    'M252 510C226 516 206 530 198 560C194 590 200 610 204 630L214 676L190 860H410L386 676L396 630C400 610 406 590 402 560C394 530 374 516 348 510Q300 548 252 510Z',
  ),
  graven('236,600 232,630 242,660', 5, 'shade', 0.5),
  graven('364,600 368,630 358,660', 5, 'shade', 0.5),
  graven('300,590 302,626 298,660', 5, 'shade', 0.4),
  graven('250,710 240,770 236,850', 5, 'shade', 0.6),
  graven('350,710 360,770 364,850', 5, 'shade', 0.6),
  graven('300,710 302,770 298,850', 5, 'shade', 0.6),
  fill('red', 'M211 656Q300 684 389 656L391 698Q300 724 208 698Z', { width: 2 }),
  graven('216,674 300,696 384,672', 4, 'ink', 0.4),
];

const neckline: Art = fill('red', 'M246 508Q300 556 354 508L368 516Q300 586 232 516Z', { width: 1.8 });

const fist = ({ x, y }: { x: number; y: number }, side: 1 | -1, elbow: Point, what: Art): Art =>
  raglanArm({
    collar: [300 + side * 52, 512],
    shoulder: [300 + side * 104, 522],
    armpit: [300 + side * 98, 622],
    elbow,
    cloth: 'light',
    trim: 'red',
    halves: [29, 25],
    at: { x, y, turn: side * -84 - 9, size: 1.6, flip: side < 0 },
    hand: (place) => grip('skinDark', place, what),
  });

const LEFT = { x: 158, y: 286 };
const RIGHT = { x: 402, y: 248 };

/** Near, from the front: both arms raised, the staff barred above her head. */
export const defender: Art = [
  put(behindHead, HEAD),
  body,
  fist(
    RIGHT,
    1,
    [502, 446],
    put(fist(LEFT, -1, [98, 462], put(wood, { x: STAFF.x - LEFT.x, y: STAFF.y - LEFT.y })), {
      x: -RIGHT.x,
      y: -RIGHT.y,
    }),
  ),
  neckline,
  put([head(LOOK), frontModelling(LOOK), band], HEAD),
];
