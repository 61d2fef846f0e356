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
import { staff } from './fiveOfWands/staff.ts';

export const fiveOfWands: Scene = {
  alt: 'Five fists of five people come in from all sides and strike their burning staffs together; the staffs cross in one point, where sparks burst, and the five flames fan out above it.',
  draw: (chance) => [
    sky(chance, { stars: 20 }),
    eveningBanks(700, ['straw', 'rose', 'red', 'wine', 'wine'], 62),
    rays(...CLASH, 90, 420, 36, 0.4),
    hill(740, 12, 'far', 1),
    hill(800, 8, 'near', 2.4),
    firelight(...CLASH, 360),
    FISTS.map((row) => fist(...row)),
    SPARKS,
    greatStar(...CLASH, 84, 'light'),
    star(...CLASH, 80, 'light', 4, 0.24),
    firelight(...CLASH, 320, 0.8),
  ],
};

const CLASH = [300, 484] as const;

const SPARKS = times(22, (i) => {
  const at = (reach: number) => polar(...CLASH, reach, i * 16.4 + (i % 3) * 5);
  const far = 84 + ((i * 47) % 70);
  return [
    graven([at(34), at(far * 0.7), at(far)], 4.6, 'light', 0.95),
    disc('glow', ...at(far + 14 + (i % 4) * 9), 3 + (i % 3), 1),
  ];
});
type Fist = [
  shoulder: Point,
  elbow: Point,
  hand: Point,
  bend: number,
  beyond: number,
  cloth: Role,
  trim: Role,
  skin: Skin,
];

/**
 * Where each arm comes from, where its fist is and how it is turned; its staff reaches
 * beyond the point where all cross.
 */
const FISTS: readonly Fist[] = [
  [[-90, 470], [-30, 640], [136, 580], -28, 142, 'linen', 'red', 'skinOlive'],
  [[690, 450], [640, 620], [474, 556], 26, 150, 'straw', 'wine', 'skinDark'],
  [[660, 720], [596, 850], [470, 742], 42, 186, 'cloth', 'trim', 'skinBrown'],
  [[-60, 760], [10, 890], [140, 758], -44, 176, 'sage', 'trim', 'skinFair'],
  [[470, 1240], [420, 950], [312, 796], 56, 214, 'wine', 'trim', 'skinDark'],
];

const fist = (...[shoulder, elbow, [x, y], bend, beyond, cloth, trim, skin]: Fist) => {
  const [dx, dy] = [CLASH[0] - x, CLASH[1] - y];
  const turn = (Math.atan2(dx, -dy) * 180) / Math.PI;
  return cuffedArm({
    shoulder,
    elbow,
    cloth,
    trim,
    size: 1.8,
    at: { x, y, turn: bend, size: 1.65, flip: elbow[0] > x },
    hand: (place) => grip(skin, place, staff(Math.hypot(dx, dy) + beyond, turn, turn < 0 ? -1 : 1)),
  });
};
