import { type Art, fill, flat } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { bricks, sailingShip } from '../primitives/buildings.ts';
import { hill, peaks, water } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';
import { cloak, traveller } from './twoOfWands/traveller.ts';

export const twoOfWands: Scene = {
  alt: 'A traveller in a red cap stands on a battlement between two planted staffs, a globe in a ring on one open palm and the other hand on a staff, and looks out over the sea to ships and a far shore.',
  draw: (chance) => [
    sky(chance),
    crescent(400, 200, 40, -20),
    peaks(516, [
      [350, 60, 60],
      [520, 90, 120],
      [440, 70, 90],
    ]),
    hill(524, 8, 'far', 1),
    water(540, 4, 11),
    water(566, 5, 17),
    water(620, 10, 25),
    sailingShip(404, 604, 0.36, 'glow'),
    sailingShip(518, 690, 0.62),
    wand(100, 560, 2.2),
    cloak,
    traveller,
    parapet,
  ],
};

const parapet: Art = [
  times(4, (i) => [
    fill('stone', boxPath(36 + i * 150, 716, 96, 60)),
    flat('stoneDark', boxPath(36 + i * 150, 716, 96, 14), 0.5),
  ]),
  fill('stone', boxPath(36, 770, 528, 22)),
  flat('stoneDark', boxPath(36, 790, 528, 110)),
  bricks(792),
];
