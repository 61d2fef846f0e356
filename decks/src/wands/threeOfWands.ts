import { type Art, eachRow, fill, put, rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { sleevedArm } from '../figure/actor.ts';
import { posed } from '../figure/posed.ts';
import { longHair } from '../figure/profileHair.ts';
import { restingHand } from '../figure/restingHand.ts';
import { sailingShip } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { crag, peaks, water } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { heldAt, wand } from '../suits/objects.ts';

export const threeOfWands: Scene = {
  alt: 'On a headland a woman in a red cloak holds one of three planted staffs, shades her eyes with the other hand and watches three ships sail into a golden evening.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(160, 480, 60, 400, 30, 0.6),
    disc('glow', 160, 484, 66),
    peaks(500, [
      [510, 90, 90],
      [420, 60, 50],
    ]),
    water(500, 22, 22),
    sailingShip(194, 546, 0.46),
    sailingShip(104, 606, 0.72),
    sailingShip(150, 730, 1.1),
    crag(744, 404, 'stone', true),
    graven('250,790 290,800 330,794', 5),
    graven('380,830 430,840 480,832', 5),
    graven('270,860 310,868 350,862', 5),
    wand(448, 560, 1.94),
    wand(514, 580, 1.84),
    standing(372, 752, 100),
    watcher,
    tufts,
  ],
};

/** Grass round the feet of the staffs. */
const tufts: Art = eachRow(
  [
    [244, 758],
    [448, 760],
    [514, 770],
  ],
  (x, y) =>
    times(6, (i) =>
      leaf(x - 20 + i * 8, y + 6, -140 + i * 20, 30 - (i % 2) * 6, i % 2 ? 'leaf' : 'leafDark'),
    ),
);

/** Drawn looking right, and turned to the sea on the left. */
const watcher: Art = put(
  [
    posed({
      place: {},
      side: { skin: 'skinOlive', hair: 'hairAuburn', eyes: 'open' },
      hat: longHair('hairAuburn'),
      behind: [
        fill('wine', 'M4 -374C-50 -362 -72 -260 -96 -150C-108 -96 -128 -60 -150 -34C-90 -10 -30 -24 20 -40Z'),
        graven('-40,-300 -70,-170 -118,-50', 5),
        graven('-20,-240 -44,-140 -70,-40', 4),
      ],
      headAt: [6, -438],
      cloth: 'sage',
      trim: 'metal',
      hem: [
        [-80, -14],
        [86, -12],
      ],
      farArm: { joints: '22,-348 88,-270 130,-300', holds: heldAt(wand, -54, 2), turn: 0 },
    }),
    sleevedArm({ joints: '-6,-350 86,-362 75,-444', hand: 'hidden' }, 'sage', 'skinOlive', 'metal', 0.84),
    restingHand('skinOlive', { x: 54, y: -457, turn: 196, size: 0.66 }),
  ],
  { x: 374, y: 750, size: 1, flip: true },
);
