import { eachOf, rays } from '../drawing/art.ts';
import type { Point } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { cuffedArm } from '../figure/cuffed.ts';
import { grip } from '../figure/grip.ts';
import type { Skin } from '../figure/look.ts';
import { firelight } from '../primitives/firelight.ts';
import { hill } from '../primitives/land.ts';
import { greatStar } from '../primitives/lights.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { heldAt, wand } from '../suits/objects.ts';

export const fiveOfWands: Scene = {
  alt: 'Five arms in sleeves of five colours reach in from all sides, each with a burning staff in its fist; the staffs strike against each other before a red evening sky, and sparks fly where they cross.',
  draw: (chance) => [
    sky(chance, { stars: 20 }),
    eveningBanks(640, ['straw', 'rose', 'red', 'wine', 'wine'], 62),
    rays(300, 400, 60, 460, 36, 0.5),
    hill(720, 12, 'far', 1),
    hill(790, 8, 'near', 2.4),
    firelight(300, 400, 330),
    FISTS.map((row) => fist(...row)),
    eachOf('300,330,36 306,632,30', (x, y, r) => greatStar(x, y, r, 'light')),
    firelight(300, 400, 260, 0.7),
  ],
};

type Fist = [elbow: Point, hand: Point, bend: number, turn: number, cloth: Role, trim: Role, skin: Skin];

/** Where each arm comes from, where its fist is, how the fist is turned, and which way its staff points. */
const FISTS: readonly Fist[] = [
  [[572, 500], [462, 272], 64, -112, 'linen', 'red', 'skinBrown'],
  [[610, 720], [450, 690], -20, -58, 'wine', 'trim', 'skinFair'],
  [[28, 530], [138, 306], -66, 110, 'cloth', 'trim', 'skinOlive'],
  [[-10, 740], [150, 730], 20, 60, 'straw', 'wine', 'skinDark'],
  [[130, 940], [282, 816], -12, 8, 'sage', 'trim', 'skinOlive'],
];

const fist = (...[elbow, [x, y], bend, turn, cloth, trim, skin]: Fist) =>
  cuffedArm({
    shoulder: [elbow[0] > 300 ? 700 : -100, elbow[1] + 140],
    elbow,
    cloth,
    trim,
    size: 2,
    at: { x, y, turn: bend, size: 1.8, flip: elbow[0] > 300 },
    hand: (place) => grip(skin, place, heldAt(wand, 36, 2.3, turn)),
  });
