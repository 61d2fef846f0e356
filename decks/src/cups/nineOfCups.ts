import { eachOf, fill, line, put, type Art } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { bricks } from '../primitives/buildings.ts';
import { firelight } from '../primitives/firelight.ts';
import { standing } from '../primitives/ground.ts';
import { disc, flame } from '../primitives/lights.ts';
import { grapes, leaf } from '../primitives/plants.ts';
import { cup } from '../suits/objects.ts';
import {
  belly,
  body,
  candlelight,
  cape,
  hostHead,
  raisedArm,
  raisedHand,
  restingArm,
} from './nineOfCups/host.ts';

export const nineOfCups: Scene = {
  alt: 'A stout bearded host, his eyes shut with pleasure, bends his head back, raises a cup and lays the other hand on his belly; a candle lights him across a table with grapes and apples, and eight more cups stand on the shelves behind him.',
  draw: () => [
    bricks(60, 900, 46, 'far', 'mid'),
    shelf(262),
    eachOf('116 190 263 337 410 484', (x) => cup(x, 219, 0.45)),
    shelf(410),
    eachOf('87 150', (x) => cup(x, 367, 0.45)),
    firelight(500, 640, 420),
    body,
    raisedArm,
    belly,
    restingArm,
    cape,
    hostHead,
    raisedHand,
    candlelight,
    table,
  ],
};

const shelf = (y: number): Art => [
  fill('wood', boxPath(36, y, 528, 16)),
  fill('woodDark', boxPath(36, y + 16, 528, 9), { width: 1.4 }),
];

const fruit: Art = [
  standing(320, 862, 100),
  disc('red', 258, 760, 34),
  leaf(258, 732, -60, 34),
  disc('metal', 384, 764, 32),
  leaf(386, 736, -110, 32),
  grapes(322, 736, 1.4),
  fill('steel', 'M204 776H436C432 826 396 852 352 858H288C244 852 208 826 204 776Z'),
  line('M212 796H428', 5, 'trim'),
  fill('steelDark', 'M276 858H364L376 872H264Z', { width: 2 }),
];

const candle: Art = [
  standing(512, 856, 40),
  fill('metal', 'M476 850C476 836 548 836 548 850C540 864 484 864 476 850Z', { width: 2 }),
  fill('linen', 'M499 768H525V846Q512 853 499 846Z', { width: 2 }),
  flame(512, 766, 1),
];

/** On it a bowl of fruit and a candle. */
const table: Art = [
  fill('wood', boxPath(36, 836, 528, 64)),
  put(fruit, { x: 126, y: 130, size: 0.85 }),
  candle,
  firelight(512, 740, 190, 0.9),
];
