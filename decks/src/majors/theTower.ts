import { type Art, eachRow, fill, flat, line, put } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { HEADWEAR } from '../figure/headwear.ts';
import { person } from '../figure/person.ts';
import { cloud, peaks } from '../primitives/land.ts';
import { drop, flame, lightning } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';

export const theTower: Scene = {
  alt: 'Lightning strikes the top of a tall tower on a crag; its crown is thrown off, fire stands in the windows, and two people fall among sparks.',
  draw: (chance) => [
    sky(chance, { stars: 20 }),
    cloud(130, 250, 1.1, 'shade'),
    cloud(478, 300, 1.1, 'shade'),
    cloud(110, 470, 0.8, 'shade'),
    lightning(404, 120, 1.5, 14),
    peaks(
      800,
      [
        [110, 80, 120],
        [500, 80, 150],
      ],
      'far',
      'mid',
    ),
    fill('stoneDark', 'M150 900L210 760L390 756L460 900Z'),
    fill('stone', 'M214 800L230 350H370L388 800Z'),
    flat('stoneDark', 'M318 800L316 350H370L388 800Z', 0.8),
    times(13, (row) =>
      times(3, (i) => line(`M${236 + i * 44 + (row % 2) * 20} ${376 + row * 32}h26`, 1.6, 'line', 0.45)),
    ),
    fill('stone', 'M216 356L222 318H246V334H272V310L296 334L312 304L330 330H354V318H378L384 356Z'),
    eachRow(
      [
        [300, 440, 1],
        [268, 560, 0.8],
        [330, 640, 0.8],
      ],
      (x, y, k) => [
        fill(
          'ink',
          `M${x - 22 * k} ${y + 40 * k}V${y - 10 * k}A${22 * k} ${22 * k} 0 0 1 ${x + 22 * k} ${y - 10 * k}V${y + 40 * k}Z`,
        ),
        flame(x, y + 34 * k, 1.1 * k),
        flame(x - 12 * k, y + 38 * k, 0.7 * k, -14),
        flame(x + 12 * k, y + 38 * k, 0.7 * k, 14),
      ],
    ),
    eachRow(
      [
        [246, 318, 1.5, -20],
        [290, 306, 2, 4],
        [340, 316, 1.6, 20],
        [370, 330, 1.1, 34],
      ],
      (x, y, k, turn) => flame(x, y, k, turn),
    ),
    put(HEADWEAR.archedCrown, { x: 214, y: 290, size: 1, turn: -34 }),
    times(22, (i) => drop(90 + ((i * 97) % 420), 360 + ((i * 71) % 380), 0.8)),
    headlong,
    tumbling,
    times(7, (i) =>
      fill('stoneDark', `M${80 + i * 74} ${860 - (i % 3) * 14}l26 -12l22 14l-8 22h-34Z`, { width: 1.8 }),
    ),
  ],
};

/** A figure that falls head first, arms stretched out, the cloak torn upwards. */
const headlong: Art = put(
  [
    fill(
      'wine',
      'M-34 -66C-70 -20 -60 40 -96 84C-70 80 -62 96 -52 116C-38 100 -22 104 -8 122C0 100 18 98 36 106C22 70 44 20 34 -66Z',
    ),
    line('M-20 -50C-44 10 -40 60 -52 106M6 -50C-8 10 -4 60 -8 110', 1.6, 'line', 0.5),
    person({
      x: 0,
      y: 140,
      size: 0.82,
      look: {
        skin: 'skinFair',
        hair: 'hairFair',
        cut: 'short',
        mouth: 'open',
        brow: 'raised',
        eyes: 'open',
        turn: 0.8,
      },
      dress: 'tunic',
      cloth: 'cloth',
      hose: 'shade',
      lean: -8,
      bow: 16,
      arms: [
        { elbow: [-84, -238], hand: [-66, -300] },
        { elbow: [64, -250], hand: [92, -296] },
      ],
      legs: [
        [
          [-54, -96],
          [-84, -44],
        ],
        [
          [30, -74],
          [26, -16],
        ],
      ],
    }),
  ],
  { x: 140, y: 520, turn: 160 },
);

/** A figure that turns over as it falls, hands apart and knees drawn up. */
const tumbling: Art = put(
  person({
    x: 0,
    y: 150,
    size: 0.76,
    look: {
      skin: 'skinBrown',
      hair: 'hairBlack',
      cut: 'curls',
      mouth: 'open',
      brow: 'raised',
      eyes: 'open',
      turn: 0.9,
    },
    dress: 'tunic',
    cloth: 'wine',
    hose: 'straw',
    lean: 10,
    bow: 20,
    arms: [
      { elbow: [-74, -204], hand: [-104, -246] },
      { elbow: [88, -206], hand: [126, -176] },
    ],
    legs: [
      [
        [30, -74],
        [66, -22],
      ],
      [
        [70, -112],
        [92, -58],
      ],
    ],
  }),
  { x: 470, y: 540, turn: -146 },
);
