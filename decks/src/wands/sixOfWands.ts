import { eachRow, put, rays, type Art } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import type { Hair, Skin } from '../figure/look.ts';
import { posed } from '../figure/posed.ts';
import { hill } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';
import { farArm, mount, rider } from './sixOfWands/victor.ts';

export const sixOfWands: Scene = {
  alt: 'A rider crowned with laurel comes home on a bay horse and holds up a staff hung with a wreath; four people and a child before the horse look up and hold staffs.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    rays(222, 262, 40, 500, 34, 0.6),
    hill(660, 10, 'far', 0.8),
    hill(742, 4, 'mid', 1.6),
    hill(800, 5, 'near', 1.6),
    put(farArm, MOUNTED),
    put([mount, rider], MOUNTED),
    eachRow<Parameters<typeof walker>>(
      [
        [96, 1056, 'cloth', 'skinFair', 'hairBrown', 0.9],
        [512, 1060, 'rose', 'skinOlive', 'hairFair', 0.9],
        [174, 1100, 'sage', 'skinBrown', 'hairBlack', 0.9],
        [424, 1104, 'cloth', 'skinBrown', 'hairBlack', 0.9],
        [292, 1064, 'straw', 'skinDark', 'hairBlack', 0.7],
      ],
      walker,
    ),
  ],
};

const MOUNTED = { x: 330, y: 622, size: 1.26, flip: true };

/** One of the crowd before the horse, a staff held up before the face. */
const walker = (x: number, y: number, cloth: Role, skin: Skin, hair: Hair, size: number): Art =>
  posed({
    place: { x, y, size, flip: x > 300 },
    side: { skin, hair, eyes: 'open', mood: 'glad' },
    cloth,
    bow: -22,
    nearArm: { joints: '-20,-346 20,-262 72,-318', holds: wand(0, -50, 1.6, 3), turn: 0 },
  });
