import { eachOf, eachRow, put, rays, type Art } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import type { Hair, Skin } from '../figure/look.ts';
import { posed } from '../figure/posed.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { wreath } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';
import { farArm, mount, rider } from './sixOfWands/victor.ts';

export const sixOfWands: Scene = {
  alt: 'A rider crowned with laurel comes home on a bay horse and holds up a staff hung with a wreath; a man, a woman and a child before the horse look up and hold staffs, and two more with wreaths stand at the sides.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    rays(222, 262, 40, 500, 34, 0.6),
    hill(660, 10, 'far', 0.8),
    hill(742, 4, 'mid', 1.6),
    hill(800, 5, 'near', 1.6),
    eachOf('82,610 518,628', (x, y) => [wand(x, y, 1.3), wreath(x, y - 74, 28, 30, 14, 20)]),
    standing(344, 792, 150),
    put([farArm, mount, rider], MOUNTED),
    eachRow<Parameters<typeof walker>>(
      [
        [96, 1036, 'cloth', 'skinFair', 'hairBrown', 0.92],
        [490, 1060, 'rose', 'skinBrown', 'hairBlack', 0.88],
        [196, 1016, 'straw', 'skinDark', 'hairBlack', 0.56],
      ],
      walker,
    ),
  ],
};

const MOUNTED = { x: 340, y: 612, size: 1.16, flip: true };

/** One of the crowd before the horse, a staff held up before the face. */
const walker = (x: number, y: number, cloth: Role, skin: Skin, hair: Hair, size: number): Art =>
  posed({
    place: { x, y, size, flip: x > 300 },
    side: { skin, hair, eyes: 'open', mood: 'glad' },
    cloth,
    bow: -22,
    nearArm: { joints: '-20,-346 20,-262 72,-318', holds: wand(0, -50, 1.6, 3), turn: 0 },
  });
