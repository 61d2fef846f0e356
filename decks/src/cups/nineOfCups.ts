import { eachOf, fill, line, type Art } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { bricks } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { disc } from '../primitives/lights.ts';
import { grapes, leaf } from '../primitives/plants.ts';
import { cup } from '../suits/objects.ts';
import { body, cape, hostHead, raisedArm, restingArm } from './nineOfCups/host.ts';

export const nineOfCups: Scene = {
  alt: 'A stout bearded host, his eyes shut with pleasure, bends his head back and raises a cup, the other arm behind a bowl of grapes and apples on the table; eight more cups stand on the shelves behind him.',
  draw: () => [
    bricks(60, 900, 46, 'far', 'mid'),
    shelf(262),
    eachOf('128 214 300 386 472', (x) => cup(x, 219, 0.45)),
    shelf(410),
    eachOf('84,367 158,367 530,367', (x, y) => cup(x, y, 0.45)),
    body,
    raisedArm,
    restingArm,
    cape,
    hostHead,
    table,
  ],
};

const shelf = (y: number): Art => [
  fill('wood', boxPath(36, y, 528, 16)),
  fill('woodDark', boxPath(36, y + 16, 528, 9), { width: 1.4 }),
];

/** On it a bowl of fruit. */
const table: Art = [
  fill('wood', boxPath(36, 836, 528, 64)),
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
