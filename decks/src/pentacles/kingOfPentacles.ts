import { bullArms, bullThrone } from '../courts/bullThrone.ts';
import { type Art, eachOf, fill, flat, line, mirrored, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { enthroned } from '../figure/enthroned.ts';
import { cuffedArm } from '../figure/cuffed.ts';
import { gripFromBehind } from '../figure/grip.ts';
import { closedOver } from '../figure/holds.ts';
import { disc, star } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { pentacle } from '../suits/objects.ts';

export const kingOfPentacles: Scene = {
  alt: 'A king with bull’s horns on his crown, near and large before a throne of vines with ripe grapes, looks down at the great coin under one hand, a sceptre in the other; each arm of the throne ends in a carved bull’s head.',
  draw: (chance) => [
    sky(chance),
    rays(300, 330, 150, 520, 28),
    land('pentacles'),
    put(bullThrone, { x: -36, y: -44, size: 1.12 }),
    seatBack,
    enthroned({
      look: {
        shape: 'round',
        skin: 'skinDark',
        hair: 'hairBlack',
        cut: 'curls',
        beard: 'full',
        eyes: 'open',
        mood: 'proud',
        nose: 'broad',
        turn: -0.5,
        gaze: [-0.8, 0.8],
      },
      wears: 'bullCrown',
      robe: 'wine',
      panel: 'straw',
      mantle: 'sage',
      collar: 'fur',
      bow: -2,
      headSize: 0.74,
      lap: [pentacle(-46, 14, 1), sceptreArm],
      left: { joints: '-50,-152 -122,-96 -84,-84', hand: 'hidden' },
      place: { x: 304, y: 708, size: 1.5 },
    }),
    put(mirrored(furShoulder, 0), { x: 304, y: 708, size: 1.5 }),
    closedOver('skinDark', { x: 196, y: 604, turn: 20, size: 1.5 }),
    put(bullArms, { x: -36, y: 40, size: 1.12 }),
  ],
};

/** The ermine lies over the top of the sleeve. */
const furShoulder: Art = [
  fill('light', 'M28 -180C58 -186 78 -170 84 -138C78 -112 60 -102 36 -108Q32 -144 28 -180Z', { width: 2 }),
  eachOf('56,-150 72,-134 56,-122', (x, y) => flat('ink', `M${x - 3} ${y}q3 -6 6 0l-2 12h-2Z`)),
];

const sceptre: Art = [
  fill('metal', 'M-6 136V-70H6V136Z', { width: 1.8 }),
  disc('metal', 0, 136, 10, 1.8),
  disc('metal', 0, -90, 25),
  star(0, -90, 16, 'ink', 5, 0.45),
];

const sceptreArm: Art = cuffedArm({
  shoulder: [50, -152],
  elbow: [112, -36],
  cloth: 'wine',
  trim: 'light',
  size: 0.92,
  at: { x: 108, y: -112, turn: -76, size: 0.98 },
  hand: (place) => gripFromBehind('skinDark', place, sceptre),
});

/** A quilted back between the two trunks. */
const seatBack: Art = [
  fill('sageDark', 'M194 720V372Q196 266 300 254Q404 266 406 372V720Z', { width: 3 }),
  line('M200 380L300 290L400 380M196 470L300 376L404 470M196 560L300 466L404 560', 1.6, 'detail', 0.5),
  line('M200 300L404 480M400 300L196 480', 1.6, 'detail', 0.5),
];
