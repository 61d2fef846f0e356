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
import { leftFighter, rightFighter, shoulder } from './fiveOfWands/fighters.ts';
import { staff } from './fiveOfWands/staff.ts';

export const fiveOfWands: Scene = {
  alt: 'Two men face to face cross their burning staffs in a shower of sparks, one with bared teeth, one shouting; a fist from below thrusts a third staff up behind the two, and two more staffs are raised behind the men’s heads.',
  draw: (chance) => [
    sky(chance, { stars: 20 }),
    eveningBanks(640, ['straw', 'rose', 'red', 'wine', 'wine'], 62),
    rays(...CLASH, 80, 330, 25, 0.35),
    hill(640, 12, 'far', 1),
    hill(720, 8, 'near', 2.4),
    firelight(...CLASH, 330),
    RAISED.map((row) => fist(...row)),
    rightFighter,
    leftFighter,
    fist(...BELOW),
    CROSSED.map((row) => fist(...row)),
    shoulder([108, 742], -6, 'sage'),
    shoulder([488, 736], 6, 'cloth'),
    SPARKS,
    greatStar(...CLASH, 46, 'light'),
    star(...CLASH, 44, 'light', 4, 0.24),
    firelight(...CLASH, 180, 0.45),
  ],
};

const CLASH = [299, 528] as const;

const SPARKS = times(22, (i) => {
  // None flies into a face.
  if (Math.abs(Math.cos((i * 16.4 * Math.PI) / 180)) > 0.6) return false;
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
const RAISED: readonly Fist[] = [
  [[60, 760], [56, 560], [106, 410], -76, 3, 76, 'rose', 'linen', 'skinDark'],
  [[540, 760], [544, 560], [496, 398], 76, -3, 76, 'straw', 'wine', 'skinFair'],
];
const BELOW: Fist = [[280, 1240], [270, 980], [297, 806], -66, 1, 590, 'wine', 'trim', 'skinDark'];
const CROSSED: readonly Fist[] = [
  [[486, 740], [492, 856], [378, 752], 26, -19, 500, 'straw', 'red', 'skinBrown'],
  [[110, 746], [106, 860], [220, 756], -26, 19, 504, 'linen', 'red', 'skinOlive'],
];

const fist = (...[shoulder, elbow, [x, y], bend, turn, up, cloth, trim, skin]: Fist) =>
  cuffedArm({
    shoulder,
    elbow,
    cloth,
    trim,
    size: 1.7,
    at: { x, y, turn: bend, size: 1.4, flip: elbow[0] > x },
    hand: (place) => grip(skin, place, staff(up, turn, up < 100 ? 'short' : up > 550 ? 'far' : 'near')),
  });
