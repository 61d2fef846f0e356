import { type Art, fill, flat, line, rays } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { sailingShip } from '../primitives/buildings.ts';
import { firelight } from '../primitives/firelight.ts';
import { peaks, water } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';
import { goldenSky, lightPath } from './threeOfWands/evening.ts';
import { watcher } from './threeOfWands/watcher.ts';

export const threeOfWands: Scene = {
  alt: 'A woman in a green gown and a red cloak with a golden sun on it, seen from the side, reaches out and closes her hand round one of three tall burning staffs and looks over the sea; three ships sail on the golden path of a low sun.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    goldenSky,
    rays(300, 400, 130, 460, 28, 0.6),
    peaks(414, [
      [90, 90, 60],
      [520, 110, 76],
    ]),
    disc('glow', 300, 400, 116),
    flat('water', boxPath(40, 414, 520, 60)),
    water(426, 4, 7),
    water(444, 4, 11),
    water(474, 4, 16),
    water(518, 5, 22),
    water(592, 8, 30),
    line('M40 415H560', 2.4, 'glow', 0.9),
    lightPath,
    sailingShip(190, 566, 0.6),
    sailingShip(384, 462, 0.4),
    sailingShip(236, 440, 0.28),
    headland,
    wand(500, 530, 2.5),
    wand(448, 660, 2.24),
    tuft(500, 796),
    watcher,
    tuft(108, 872),
    firelight(112, 260, 220),
    firelight(500, 290, 240),
  ],
};

/** The edge of the land on which she stands. */
const headland: Art = [
  fill('stone', 'M40 806L96 796L150 812L300 790L460 808L560 790V900H40Z'),
  graven('60,840 110,850 150,842', 5),
  graven('440,850 500,856 550,846', 5),
];

/** Grass round the foot of a staff. */
const tuft = (x: number, y: number): Art =>
  times(7, (i) => leaf(x - 24 + i * 8, y + 14, -140 + i * 17, 40 - (i % 2) * 8, i % 2 ? 'leaf' : 'leafDark'));
