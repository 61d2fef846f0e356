import { type Art, each, fill, flat, line, put } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { HEADWEAR } from '../figure/headwear.ts';
import type { Look } from '../figure/look.ts';
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
    each(
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
    each(
      [
        [246, 318, 1.5, -20],
        [290, 306, 2, 4],
        [340, 316, 1.6, 20],
        [370, 330, 1.1, 34],
      ],
      (x, y, k, turn) => flame(x, y, k, turn),
    ),
    put(HEADWEAR.archedCrown, { x: 214, y: 290, size: 1, turn: -34 }),
    faller(146, 520, 148, 'cloth', {
      skin: 'skinFair',
      hair: 'hairFair',
      cut: 'long',
      mouth: 'open',
      brow: 'raised',
      eyes: 'open',
    }),
    faller(452, 540, 204, 'wine', {
      skin: 'skinBrown',
      hair: 'hairBlack',
      cut: 'short',
      mouth: 'open',
      brow: 'raised',
      eyes: 'open',
    }),
    times(22, (i) => drop(90 + ((i * 97) % 420), 360 + ((i * 71) % 380), 0.8)),
    times(7, (i) =>
      fill('stoneDark', `M${80 + i * 74} ${860 - (i % 3) * 14}l26 -12l22 14l-8 22h-34Z`, { width: 1.8 }),
    ),
  ],
};

const faller = (x: number, y: number, turn: number, cloth: Role, look: Look): Art =>
  put(
    person({
      x: 0,
      y: 150,
      size: 0.82,
      look,
      dress: 'tunic',
      cloth,
      hose: 'shade',
      arms: [
        { elbow: [-74, -196], hand: [-90, -246] },
        { elbow: [74, -186], hand: [96, -226] },
      ],
      legs: [
        [
          [-34, -70],
          [-20, -14],
        ],
        [
          [40, -76],
          [56, -30],
        ],
      ],
    }),
    { x, y, turn },
  );
