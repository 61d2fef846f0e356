import { eachOf, fill, mirrored, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { drop } from '../../primitives/lights.ts';
import { cord } from './bundle.ts';

const LOOK: Look = {
  shape: 'square',
  skin: 'skinOlive',
  hair: 'hairBrown',
  beard: 'full',
  eyes: 'down',
  mood: 'weary',
  aged: true,
};

/** Bowed so far that the shoulders are as high as the mouth. */
const HEAD = { x: 292, y: 546, size: 1.52, turn: -7 };

/** The coat, its shoulders drawn up under the load. */
const coat: Art = [
  fill(
    'sage',
    'M238 548C180 540 112 560 84 616C60 680 56 800 56 900H544C544 800 540 680 516 616C488 560 420 540 362 548Z',
  ),
  graven('250,690 240,780 246,890', 7),
  graven('350,690 360,780 354,890', 7),
  graven('300,720 304,800 300,890', 6),
];

const fist = cuffedArm({
  shoulder: [142, 640],
  elbow: [92, 842],
  cloth: 'sage',
  trim: 'straw',
  size: 2.1,
  at: { x: 204, y: 716, turn: -30, size: 1.76 },
  hand: (place) => grip('skinOlive', place, cord('0,-60 0,0 2,64')),
});

/** One of the ropes by which he carries: over the shoulder, through the fist and back under the arm. */
const strap: Art = [cord('176,552 196,600 204,660 204,716'), cord('206,776 196,840 176,900')];

/** Near, bent under what he carries; the fists hold the ropes before his shoulders. */
export const bearer: Art = [
  put(hairBehind(LOOK), HEAD),
  coat,
  mirrored([strap, fist]),
  put([head(LOOK), frontModelling(LOOK)], HEAD),
  graven('96,604 130,566 190,552', 8, 'glow', 0.7),
  graven('410,552 470,566 504,604', 8, 'glow', 0.7),
  eachOf('250,512,1 352,496,1.1', (x, y, size) => drop(x, y, size, 'waterLight')),
];
