import { type Art, eachOf, fill, flat, mirrored, put } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { bricks, sailingShip } from '../primitives/buildings.ts';
import { hill, peaks, water } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';
import { tongues } from './tongues.ts';
import { globeInHands } from './twoOfWands/globeInHands.ts';

export const twoOfWands: Scene = {
  alt: 'Two hands in red sleeves clasp a globe in a brass ring between two burning staffs in sockets on a battlement; beyond lie the night sea with the moon’s path on it, three ships and a far shore.',
  draw: (chance) => [
    sky(chance),
    crescent(300, 196, 44, -20),
    peaks(386, [
      [370, 50, 44],
      [500, 90, 116],
      [430, 64, 76],
      [120, 70, 56],
    ]),
    hill(394, 6, 'far', 1),
    water(408, 5, 9),
    water(436, 5, 14),
    water(486, 8, 20),
    water(590, 6, 27),
    moonPath,
    sailingShip(236, 428, 0.3, 'glow'),
    sailingShip(400, 470, 0.5),
    sailingShip(176, 474, 0.52),
    parapet,
    [98, 502].map((x) => wand(x, 536, 2.7)),
    put(tongues, { x: 98 - 246, y: 66, size: 0.82 }),
    put(tongues, { x: 502 + 246, y: 66, size: 0.82, flip: true }),
    mirrored(socket),
    put(globeInHands, { y: 34 }),
    firelight(92, 280, 250),
    firelight(508, 280, 250),
  ],
};

/** The moon on the water, broader towards us. */
const moonPath: Art = eachOf(
  '300,410,12 303,418,18 297,427,24 302,437,30 297,448,36 303,460,42 298,473,50 302,488,56',
  (x, y, half) =>
    flat('glow', `M${x - half} ${y}Q${x} ${y - 6} ${x + half} ${y}Q${x} ${y + 6} ${x - half} ${y}Z`, 0.85),
);

/** A stone socket on the wall, in which the staff stands. */
const socket: Art = [
  fill('stoneDark', 'M60 772H136L130 834Q98 850 66 834Z'),
  fill('stone', 'M54 764Q98 782 142 764V784Q98 802 54 784Z'),
];

const parapet: Art = [
  times(4, (i) => [
    fill('stone', boxPath(36 + i * 150, 716, 96, 60)),
    flat('stoneDark', boxPath(36 + i * 150, 716, 96, 14), 0.5),
  ]),
  fill('stone', boxPath(36, 770, 528, 22)),
  flat('stoneDark', boxPath(36, 790, 528, 110)),
  bricks(792),
];
