import { eachRow, put, rays, type Art } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import type { Hair, Skin } from '../figure/look.ts';
import { posed } from '../figure/posed.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';
import { farArm, mount, rider } from './sixOfWands/victor.ts';

export const sixOfWands: Scene = {
  alt: 'A rider crowned with laurel comes home on a bay horse and holds up a staff hung with a wreath; four people and a child beside the way look up and hold staffs.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    rays(256, 303, 40, 500, 34, 0.6),
    hill(660, 10, 'far', 0.8),
    hill(742, 4, 'mid', 1.6),
    eachRow<Parameters<typeof walker>>(
      [
        [146, 756, 'sage', 'skinBrown', 'hairBlack', 0.5],
        [102, 784, 'cloth', 'skinFair', 'hairBrown', 0.5],
        [462, 758, 'cloth', 'skinBrown', 'hairBlack', 0.5],
        [506, 784, 'rose', 'skinOlive', 'hairFair', 0.54],
      ],
      walker,
    ),
    hill(800, 5, 'near', 1.6),
    put(farArm, MOUNTED),
    standing(344, 852, 180),
    put([mount, rider], MOUNTED),
    walker(118, 862, 'straw', 'skinDark', 'hairBlack', 0.38),
  ],
};

const MOUNTED = { x: 344, y: 686, size: 1.2, flip: true };

/** One of the crowd; the staff is held up behind the shoulder, so that it hides no face. */
const walker = (x: number, y: number, cloth: Role, skin: Skin, hair: Hair, size: number): Art => [
  standing(x, y, 74 * size),
  posed({
    place: { x, y, size, flip: x > 300 },
    side: { skin, hair, eyes: 'open', mood: 'glad' },
    cloth,
    bow: -22,
    farArm: { joints: '-8,-350 -66,-290 -56,-336', holds: wand(0, -60, 2, -3), turn: 20, flip: true },
  }),
];
