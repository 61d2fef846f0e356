import { type Art, eachOf, fill, flat, line, mirrored, put, rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb, swellPath } from '../drawing/swell.ts';
import { HEADWEAR } from '../figure/headwear.ts';
import { firelight } from '../primitives/firelight.ts';
import { iris } from '../primitives/iris.ts';
import { cloud, hill } from '../primitives/land.ts';
import { star } from '../primitives/lights.ts';
import { leaf, spray } from '../primitives/plants.ts';
import { litBank } from '../primitives/skies.ts';
import { ace } from '../suits/ace.ts';
import { longSword } from '../suits/longSword.ts';
import { swordHand } from './aceOfSwords/swordHand.ts';

export const aceOfSwords: Scene = {
  alt: 'A hand from a bright cloud holds up a single long sword, whose shining point goes through a golden crown; a bough of laurel and a palm branch hang from the crown, above mountains and blue irises.',
  draw: (chance) => [
    ace(chance, 'swords', [
      litBank(330, 'stoneDark', [300, 130], 2),
      litBank(450, 'stone', [300, 130], 5),
      litBank(618, 'stoneDark', [300, 130], 4),
    ]),
    hill(800, 10, 'near', 3),
    laurel,
    palm,
    rays(300, 130, 56, 200, 36, 0.9),
    arm,
    swordHand({ x: 300, y: 668, size: 1.9, flip: true, turn: 12 }, put(longSword(0, 1.76), { y: -10 })),
    gleam,
    put(HEADWEAR.lionCrown, { x: 300, y: 362, size: 1.3 }),
    knots,
    mirrored([
      iris({ x: 84, y: 872, size: 0.9, turn: -6 }),
      iris({ x: 140, y: 880, size: 1.16, turn: 2 }),
      iris({ x: 204, y: 884, size: 0.84, turn: 8 }),
    ]),
    firelight(300, 150, 290),
    star(300, 130, 34, 'light'),
  ],
};

/** The light that runs along the blade. */
const gleam: Art = [
  flat('light', 'M297 172L289 340L288 600L282 600L285 340Z', 0.75),
  star(288, 470, 22, 'light', 4, 0.16),
];

const sleeve: Art = [
  fill('linen', 'M372 604C356 622 352 646 362 668L446 700L480 640Z'),
  graven('384,624 378,644 384,664', 4),
  fill('trim', swellPath('376,602 360,634 364,672', [14, 18, 14]), { width: 2 }),
];

/** A forearm in a wide cuff, which comes out of a bright cloud on the right. */
const arm: Art = [
  limb('skinFair', '460,744 404,716 342,682', [76, 66, 50], 'skinEdge'),
  put(sleeve, { x: -42, y: -38, size: 1.2 }),
  cloud(506, 776, 1.3, 'steel'),
  cloud(540, 712, 0.8, 'light'),
];

/** Hangs from the rim of the crown on the left and bends towards the hilt. */
const laurel: Art = spray({ from: [222, 308], to: [166, 560], bend: 0.26, leaves: 9, length: 44 });

/** Hangs from the rim on the right. */
const palm: Art = [
  line('M378 308Q462 380 452 572', 4, 'leafDark'),
  times(13, (i) => {
    const t = 0.1 + i * 0.07;
    const x = (1 - t) ** 2 * 378 + 2 * t * (1 - t) * 462 + t * t * 452;
    const y = (1 - t) ** 2 * 308 + 2 * t * (1 - t) * 380 + t * t * 572;
    const [along, length] = [52 + t * 42, 62 - Math.abs(t - 0.45) * 50];
    return [
      leaf(x, y, along - 34, length, i % 2 ? 'leaf' : 'leafDark', 0.13),
      leaf(x, y, along + 34, length, i % 2 ? 'leafDark' : 'leaf', 0.13),
    ];
  }),
];

const knots: Art = eachOf('217 383', (x) =>
  fill(
    'red',
    `M${x} 308L${x - 22} 294Q${x - 26} 310 ${x - 18} 324L${x} 312L${x + 18} 324Q${x + 26} 310 ${x + 22} 294Z`,
    { width: 1.4 },
  ),
);
