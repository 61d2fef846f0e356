import { eachOf, fill, type Art } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { bricks } from '../primitives/buildings.ts';
import { disc } from '../primitives/lights.ts';
import { grapes, leaf } from '../primitives/plants.ts';
import { cup } from '../suits/objects.ts';
import { body, cape, hostHead, raisedArm, restingArm } from './nineOfCups/host.ts';

export const nineOfCups: Scene = {
  alt: 'A stout bearded host, his eyes shut with pleasure, bends his head back and raises a cup, a hand on his belly; eight more cups stand on the shelves behind him; grapes and apples lie on the table.',
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

const table: Art = [
  fill('wood', boxPath(36, 836, 528, 64)),
  grapes(420, 806, 1.2),
  disc('red', 478, 822, 25),
  leaf(476, 800, -50, 30),
  disc('metal', 368, 828, 21),
];
