import { fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedLayers } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { hairBehind, head } from '../../figure/head.ts';
import { HEADWEAR } from '../../figure/headwear.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { crescent, disc, greatStar } from '../../primitives/lights.ts';
import { rein } from './reins.ts';

const LOOK: Look = {
  shape: 'oval',
  skin: 'skinOlive',
  hair: 'hairFair',
  cut: 'curls',
  eyes: 'open',
  mood: 'proud',
  turn: 0.35,
};

const HEAD = { x: 304, y: 352, size: 1.08, turn: 5 };

const breastplate: Art = [
  fill(
    'steel',
    'M252 446C278 472 322 472 348 446C384 456 402 484 398 524C392 568 384 600 380 640H220C216 600 208 568 202 524C198 484 216 456 252 446Z',
  ),
  flat(
    'steelDark',
    'M304 466C322 468 338 460 348 446C384 456 402 484 398 524C392 568 384 600 380 640H320C330 580 322 520 304 466Z',
    0.5,
  ),
  mirrored(graven('222,540 258,556 292,540', 4, 'ink', 0.4)),
  greatStar(300, 534, 34),
  line('M252 446C278 472 322 472 348 446', 7, 'metal'),
];

/** He stands behind the rim of the car, in armour, a crown with stars on his head. */
export const charioteer: Art = [
  mirrored([
    fill('red', 'M262 440C190 452 136 500 126 640H240L252 500Z'),
    graven('210,470 166,540 150,630', 7),
  ]),
  put(hairBehind(LOOK), HEAD),
  fill('wine', 'M254 420H346V480H254Z'),
  breastplate,
  put([head(LOOK), frontModelling(LOOK), HEADWEAR.starCrown], HEAD),
];

const arm = cuffedLayers({
  shoulder: [196, 500],
  elbow: [158, 588],
  cloth: 'steel',
  trim: 'metal',
  size: 1.35,
  at: { x: 240, y: 528, size: 1.34, turn: -28 },
  hand: (place) => grip('skinOlive', place, rein('M-8 38C-2 20 4 -6 2 -30C2 -50 24 -48 22 -28')),
});

const pauldron: Art = [
  fill('steel', 'M246 452C206 446 166 468 158 516C164 532 190 536 212 528C232 516 246 490 246 452Z'),
  times(2, (i) =>
    line(
      `M${170 + i * 18} ${526 + i * 2}C${176 + i * 18} ${498 - i * 4} ${200 + i * 10} 470 ${226 + i * 8} 458`,
      2,
      'ink',
      0.4,
    ),
  ),
  put(crescent(0, 0, 17, 90, 'glow', 1.8), { x: 198, y: 494, turn: -20 }),
  disc('metal', 240, 462, 8, 1.6),
];

/** Behind the rim of the car. */
export const arms: Art = mirrored([arm.arm, pauldron]);

/** Before it; each fist holds the reins of one horse. */
export const fists: Art = mirrored(arm.hand);
