import { type Art, eachOf, eachRow, fill, flat, line, put } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { cuffedArm } from '../figure/cuffed.ts';
import { grip } from '../figure/grip.ts';
import type { Skin } from '../figure/look.ts';
import { firelight } from '../primitives/firelight.ts';
import { hill } from '../primitives/land.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { heldAt, wand } from '../suits/objects.ts';
import { defender } from './sevenOfWands/defender.ts';

export const sevenOfWands: Scene = {
  alt: 'A woman in a white tunic, a red sash round her waist and a red band round her hair, stands on a crag and holds a burning staff over her head with both fists, ready to parry; six more are thrust up at her from below.',
  draw: (chance) => [
    sky(chance, { stars: 26 }),
    eveningBanks(660, ['straw', 'red', 'wine', 'wine'], 60),
    hill(720, 12, 'far', 1),
    defender,
    crag,
    foes,
    eachOf('90,680 300,740 510,680', (x, y) => firelight(x, y, 220, 0.6)),
  ],
};

/** The edge of the crag on which she stands, with hard facets; its upper sides are lit. */
const crag: Art = [
  fill('stone', 'M30 900V800L70 772L150 764L214 790L300 782L372 794L446 762L530 770L570 806V900Z'),
  flat('stoneDark', 'M70 772L104 830L60 900H30V800ZM214 790L240 840L200 900H130L170 830L150 764Z'),
  flat('stoneDark', 'M372 794L350 846L380 900H460L430 830L446 762ZM530 770L500 836L540 900H570V806Z'),
  line('M70 772L104 830L60 900M214 790L240 840L200 900M372 794L350 846L380 900M530 770L500 836', 1.8),
  graven('78,776 116,770 148,770', 5, 'light', 0.5),
  graven('450,768 490,768 526,776', 5, 'light', 0.5),
];

/** Staffs thrust up at her; the fists that hold the outer four come out of sleeves below. */
const foes: Art = [
  eachOf('254,842,4 346,842,-4', (x, y, turn) => put(heldAt(wand, -41, 1.5, turn), { x, y })),
  eachRow<[x: number, y: number, turn: number, skin: Skin, cloth: Role]>(
    [
      [92, 790, 12, 'skinFair', 'sage'],
      [176, 816, 8, 'skinBrown', 'cloth'],
      [508, 790, -12, 'skinOlive', 'wine'],
      [424, 816, -8, 'skinFair', 'straw'],
    ],
    (x, y, turn, skin, cloth) => {
      const side = Math.sign(turn);
      return cuffedArm({
        shoulder: [x - side * 60, 1010],
        elbow: [x - side * 34, 930],
        cloth,
        at: { x, y, turn: side * -34, size: 1.1, flip: side < 0 },
        hand: (place) => grip(skin, place, put(heldAt(wand, -8, 1.5, turn), {})),
      });
    },
  ),
];
