import { type Art, fill, flat } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { bricks, sailingShip } from '../primitives/buildings.ts';
import { hill, peaks, water } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';
import { globeInHands } from './twoOfWands/globeInHands.ts';

export const twoOfWands: Scene = {
  alt: 'Two hands in red sleeves hold out a globe in a brass ring between two burning staffs that stand on a battlement; beyond lie the night sea, three ships and a far shore.',
  draw: (chance) => [
    sky(chance),
    crescent(300, 200, 44, -20),
    peaks(436, [
      [350, 60, 60],
      [500, 90, 130],
      [420, 70, 90],
      [90, 80, 70],
    ]),
    hill(444, 8, 'far', 1),
    water(460, 4, 11),
    water(486, 5, 17),
    water(540, 10, 25),
    sailingShip(176, 482, 0.36, 'glow'),
    sailingShip(458, 592, 0.52),
    sailingShip(152, 566, 0.52),
    parapet,
    [98, 502].map((x) => wand(x, 536, 2.7)),
    globeInHands,
    firelight(92, 280, 250),
    firelight(508, 280, 250),
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
