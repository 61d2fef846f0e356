import { type Art, eachRow, fill, flat, rays } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { cuffedArm } from '../figure/cuffed.ts';
import { grip } from '../figure/grip.ts';
import type { Skin } from '../figure/look.ts';
import { standing } from '../primitives/ground.ts';
import { peaks } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { heldAt, wand } from '../suits/objects.ts';
import { defender } from './sevenOfWands/defender.ts';

export const sevenOfWands: Scene = {
  alt: 'Somebody stands firm on a high rock and holds a staff slantwise before him, his hands far apart on it, brow drawn and mouth set, while six hands from below thrust their staffs up, two of them as far as the legs.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(300, 380, 90, 400, 28, 0.45),
    peaks(700, [
      [90, 80, 140],
      [510, 80, 160],
    ]),
    rock,
    standing(280, 832, 170),
    defender,
    eachRow<Foe>(FOES, foe),
  ],
};

const rock: Art = [
  fill('stone', 'M40 900V836L104 800L150 724L200 664L250 646L350 644L410 662L452 730L506 790L560 826V900Z'),
  flat('stoneDark', 'M350 644L410 662L452 730L506 790L560 826V900H400L380 800L396 720Z', 0.7),
  graven('212,670 236,720 220,780', 6),
  graven('380,664 366,720 384,780', 6),
  graven('280,690 300,730 286,790', 5),
  graven('160,740 176,790 160,840', 5),
];

type Foe = readonly [x: number, y: number, turn: number, sleeve: Role, skin: Skin, size: number];

/** Where each staff is gripped and how it leans. */
const FOES: readonly Foe[] = [
  [96, 800, 20, 'wine', 'skinBrown', 1.34],
  [190, 812, 10, 'cloth', 'skinFair', 1.7],
  [246, 838, 10, 'straw', 'skinDark', 1.02],
  [346, 842, -8, 'sageDark', 'skinFair', 1.02],
  [420, 806, -22, 'wine', 'skinOlive', 1.72],
  [504, 796, -24, 'cloth', 'skinBrown', 1.34],
];

function foe(x: number, y: number, turn: number, sleeve: Role, skin: Skin, size: number): Art {
  const side = x < 300 ? -1 : 1;
  return cuffedArm({
    shoulder: [x + side * 90, y + 220],
    elbow: [x + side * 62, y + 110],
    cloth: sleeve,
    at: { x, y, turn: turn * 0.8, size: 1.06, flip: side > 0 },
    wrist: [-22, 12],
    hand: (place) => grip(skin, place, heldAt(wand, 22, size, turn)),
  });
}
