import { type Art, eachOf, rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { sailingShip } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { crag, peaks, water } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { leaf } from '../primitives/plants.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';
import { goldenSky, lightPath } from './threeOfWands/evening.ts';
import { watcher } from './threeOfWands/watcher.ts';

export const threeOfWands: Scene = {
  alt: 'On a headland a woman in a red cloak, her hair blown back, holds one of three planted staffs and looks out to three ships that sail into a golden evening.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    goldenSky,
    rays(160, 480, 60, 400, 30, 0.6),
    disc('glow', 160, 484, 66),
    peaks(500, [
      [510, 90, 90],
      [420, 60, 50],
    ]),
    water(500, 22, 22),
    lightPath,
    sailingShip(80, 552, 0.46),
    sailingShip(152, 622, 0.7),
    sailingShip(116, 748, 1.1),
    crag(744, 404, 'stone', true),
    graven('250,790 290,800 330,794', 5),
    graven('380,830 430,840 480,832', 5),
    graven('270,860 310,868 350,862', 5),
    wand(522, 530, 1.5),
    wand(458, 424, 2.1),
    standing(344, 764, 130),
    watcher,
    firelight(222, 262, 240),
    firelight(470, 230, 190, 0.8),
    tufts,
  ],
};

/** Grass round the feet of the staffs. */
const tufts: Art = eachOf('226,758 480,766', (x, y) =>
  times(6, (i) => leaf(x - 20 + i * 8, y + 6, -140 + i * 20, 30 - (i % 2) * 6, i % 2 ? 'leaf' : 'leafDark')),
);
