import { rays } from '../drawing/art.ts';
import { polar, times, type Point } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { cuffedArm } from '../figure/cuffed.ts';
import { grip } from '../figure/grip.ts';
import type { Skin } from '../figure/look.ts';
import { firelight } from '../primitives/firelight.ts';
import { hill } from '../primitives/land.ts';
import { disc, greatStar, star } from '../primitives/lights.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { leftFighter, rightFighter } from './fiveOfWands/fighters.ts';
import { staff } from './fiveOfWands/staff.ts';

export const fiveOfWands: Scene = {
  alt: 'Two men strike their burning staffs together, one bent forward with his jaw set, one thrown back and shouting; fists thrust in three more from the sides and from below; the five staffs cross, and sparks fly.',
  draw: (chance) => [
    sky(chance, { stars: 20 }),
    eveningBanks(640, ['straw', 'rose', 'red', 'wine', 'wine'], 62),
    rays(...CLASH, 90, 330, 17, 0.35),
    hill(720, 12, 'far', 1),
    hill(790, 8, 'near', 2.4),
    firelight(...CLASH, 360),
    fist(...HIGH),
    fist(...LEVEL),
    leftFighter,
    rightFighter,
    BEFORE.map((row) => fist(...row)),
    SPARKS,
    greatStar(...CLASH, 42, 'light'),
    star(...CLASH, 40, 'light', 4, 0.24),
    firelight(...CLASH, 200, 0.45),
  ],
};

const CLASH = [318, 546] as const;

const SPARKS = times(22, (i) => {
  const at = (reach: number) => polar(...CLASH, reach, i * 16.4 + (i % 3) * 5);
  const far = 52 + ((i * 47) % 40);
  return [
    graven([at(20), at(far * 0.7), at(far)], 3.6, 'light', 0.95),
    disc('glow', ...at(far + 14 + (i % 4) * 9), 3 + (i % 3), 1),
  ];
});
type Fist = [
  shoulder: Point,
  elbow: Point,
  hand: Point,
  bend: number,
  turn: number,
  up: number,
  cloth: Role,
  trim: Role,
  skin: Skin,
];

/** Where each arm comes from, where its fist is, how the fist is turned, and which way its staff points. */
const HIGH: Fist = [[660, 420], [580, 346], [462, 268], 24, -71, 214, 'straw', 'wine', 'skinDark'];
const LEVEL: Fist = [[-90, 640], [10, 566], [134, 478], -30, 79, 300, 'linen', 'red', 'skinOlive'];
const BEFORE: readonly Fist[] = [
  [[640, 780], [560, 880], [444, 744], 38, -36, 420, 'cloth', 'trim', 'skinBrown'],
  [[430, 1240], [410, 960], [340, 786], 48, -8, 452, 'rose', 'trim', 'skinDark'],
  [[-40, 800], [64, 876], [206, 792], -24, 21, 462, 'sage', 'trim', 'skinFair'],
];

const fist = (...[shoulder, elbow, [x, y], bend, turn, up, cloth, trim, skin]: Fist) =>
  cuffedArm({
    shoulder,
    elbow,
    cloth,
    trim,
    size: 1.6,
    at: { x, y, turn: bend, size: 1.4, flip: elbow[0] > x },
    hand: (place) => grip(skin, place, staff(up, turn, turn > 50 ? -1 : 1)),
  });
