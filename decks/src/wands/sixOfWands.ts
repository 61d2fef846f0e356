import { type Art, eachOf, eachRow, put } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { cuffedArm } from '../figure/cuffed.ts';
import { grip } from '../figure/grip.ts';
import type { Skin } from '../figure/look.ts';
import { hill } from '../primitives/land.ts';
import { leaf } from '../primitives/plants.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { heldAt, wand } from '../suits/objects.ts';
import { city } from './sixOfWands/city.ts';
import { paradeHorse } from './sixOfWands/paradeHorse.ts';
import { reinHand, victor } from './sixOfWands/victor.ts';

export const sixOfWands: Scene = {
  alt: 'A rider in a red cape, crowned with laurel, laughs and rides out of a city gate towards us on a garlanded horse and holds up a staff hung with a wreath; hands on both sides lift five more staffs.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    put(city, { x: -8, y: -150, size: 1.2 }),
    hill(736, 6, 'mid', 1.6),
    eachRow<Parameters<typeof raised>>(
      [
        [504, 500, 3, 'sage', 'skinDark'],
        [82, 600, -4, 'rose', 'skinFair'],
      ],
      raised,
    ),
    victor,
    paradeHorse,
    reinHand,
    eachRow<Parameters<typeof raised>>(
      [
        [528, 720, 4, 'straw', 'skinBrown'],
        [476, 846, 2, 'linen', 'skinFair'],
        [66, 800, -3, 'sage', 'skinDark'],
      ],
      raised,
    ),
    firelight(160, 200, 240, 0.8),
    eachOf('120,240,30 240,190,-60 440,170,20 500,280,-40 420,250,80 250,300,140', (x, y, turn, i) =>
      leaf(x, y, turn, 26, i % 2 ? 'leaf' : 'leafDark'),
    ),
  ],
};

/** A staff that somebody beside the road, outside the picture, holds up. */
const raised = (x: number, y: number, turn: number, cloth: Role, skin: Skin): Art => {
  const side = x < 300 ? -1 : 1;
  return cuffedArm({
    shoulder: [x + side * 150, y + 260],
    elbow: [x + side * 70, y + 110],
    cloth,
    size: 1.3,
    at: { x, y, turn: side * 30, size: 1.2, flip: side > 0 },
    hand: (place) => grip(skin, place, heldAt(wand, 40, 1.5, turn)),
  });
};
