import { raisedWing } from '../../creatures/raisedWing.ts';
import { eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';

import { polar, times, toTenth } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedLayers } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { fullCloud } from '../../primitives/land.ts';
import { halo } from '../../primitives/lights.ts';

const LOOK: Look = {
  skin: 'skinFair',
  hair: 'hairFair',
  cut: 'curls',
  eyes: 'down',
  mood: 'calm',
  shape: 'round',
};
const HEAD = { x: 300, y: 248, size: 1.05 };

const wings: Art = mirrored(
  raisedWing({
    edge: '350,450 392,320 446,216 506,196 570,262',
    turns: [72, 44],
    lengths: [300, 330],
    quills: 'rose',
    coverts: 'red',
  }),
);

/** A white robe with a gold collar. */
const robe: Art = [
  fill(
    'linen',
    'M240 366C178 384 150 440 144 520L120 720H480L456 520C450 440 422 384 360 366Q300 430 240 366Z',
  ),
  graven('206,420 190,520 180,660', 7),
  graven('394,420 410,520 420,660', 7),
  fill('trim', 'M234 364Q300 440 366 364L380 374Q300 470 220 374Z', { width: 2 }),
];

/** A round opening that is seen slightly from above. */
const round = (y: number, r: number): string =>
  `M${300 - r} ${y}a${r} ${r * 0.86} 0 1 0 ${2 * r} 0a${r} ${r * 0.86} 0 1 0 ${-2 * r} 0Z`;

/** The tube, from the lips towards us. */
const tube: Art = [
  fill(
    'metal',
    'M288 278L292 290C292 350 290 420 280 470C268 520 220 548 192 610H408C380 548 332 520 320 470C310 420 308 350 308 290L312 278Z',
  ),
  eachOf('318,11 480,26', (y, half) =>
    line(`M${300 - half} ${y}Q300 ${y + half * 0.5} ${300 + half} ${y}`, 6, 'metalDark'),
  ),
];

/** Its bell, which opens towards us. */
const bell: Art = [
  fill('metal', round(618, 112), { width: 3 }),
  fill('glow', round(617, 102), { edge: 'none' }),
  fill('metalDark', round(615, 94), { width: 2 }),
  flat('ink', round(605, 68), 0.45),
  fill('ink', round(596, 38), { width: 2 }),
  times(32, (i) => {
    const [dx, dy] = polar(0, 0, 1, i * 11.25);
    const reach = i % 2 ? 62 : 84;
    return line(
      `M${toTenth(300 + dx * 42)} ${toTenth(597 + dy * 36)}L${toTenth(300 + dx * reach)} ${toTenth(597 + reach * 0.19 + dy * reach * 0.86)}`,
      1.6,
      'detail',
      0.8,
    );
  }),
];

const arm = (side: 1 | -1, y: number) =>
  cuffedLayers({
    shoulder: [300 + side * 112, 444],
    elbow: [300 + side * 176, 566],
    cloth: 'linen',
    trim: 'trim',
    size: 1.5,
    at: { x: 300 + side * 6, y, size: 1.36, turn: side * -20, flip: side > 0 },
    hand: (place) => grip('skinFair', place),
  });
const [left, right] = [arm(-1, 366), arm(1, 428)];

/** An angel who blows a trumpet straight towards us. */
export const caller: Art = [
  wings,
  halo(300, 236, 112, 'wineDark'),
  put(hairBehind(LOOK), HEAD),
  robe,
  left.arm,
  right.arm,
  put([head(LOOK), frontModelling(LOOK)], HEAD),
  tube,
  left.hand,
  right.hand,
  bell,
];

/** Clouds hide the angel from the waist down. */
export const cloudBank: Art = eachOf(
  '92,684,0.9 508,684,0.9 66,756,0.9 534,756,0.9 196,728,0.9 404,728,0.9 300,752,1',
  (x, y, size) => fullCloud(x, y, size, 'light'),
);
