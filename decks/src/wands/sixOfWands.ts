import { type Art, eachOf, fill, type Place, put } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { cuffedArm } from '../figure/cuffed.ts';
import { gripFromBehind } from '../figure/grip.ts';
import { headFromBehind } from '../figure/headFromBehind.ts';
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
  alt: 'A rider in a red cape, crowned with laurel, laughs and rides out of a city gate towards us on a garlanded horse and holds up a staff hung with a wreath; the crowd, seen from behind, lifts five more burning staffs on both sides.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    put(city, { x: -8, y: -150, size: 1.2 }),
    hill(736, 6, 'mid', 1.6),
    wand(80, 600, 1.75, -3),
    wand(494, 450, 1.6, 3),
    wand(534, 600, 1.6, 2),
    victor,
    paradeHorse,
    reinHand,
    spectator('skinDark', 'hairBlack', 'curls', 'sage', { x: 152, y: 862 }),
    spectator('skinFair', 'hairFair', 'long', 'wine', { x: 422, y: 846, flip: true }),
    firelight(160, 200, 240, 0.8),
    eachOf('120,240,30 240,190,-60 440,170,20 500,280,-40 420,250,80 250,300,140', (x, y, turn, i) =>
      leaf(x, y, turn, 26, i % 2 ? 'leaf' : 'leafDark'),
    ),
  ],
};

/** Somebody near us, seen from behind, who lifts a staff in the hand on the left; the head is at 0,0. */
const spectator = (
  skin: Skin,
  hair: Role,
  cut: Parameters<typeof headFromBehind>[0]['cut'],
  cloth: Role,
  place: Place,
): Art =>
  put(
    [
      cuffedArm({
        shoulder: [-74, 96],
        elbow: [-34, 40],
        cloth,
        size: 1.4,
        at: { x: -76, y: -70, size: 1.3, turn: 16, flip: true },
        hand: (at) => gripFromBehind(skin, at, heldAt(wand, 54, 1.5, -3)),
      }),
      fill(cloth, 'M-24 44C-78 52 -108 70 -112 120H140V90C120 64 80 50 24 44Z'),
      graven('-60,66 -74,90 -78,116', 5),
      graven('60,66 76,90 80,116', 5),
      headFromBehind({ skin, hair, cut, place: { size: 0.82 } }),
    ],
    place,
  );
