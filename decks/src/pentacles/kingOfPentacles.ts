import { bullArms, bullThrone } from '../courts/bullThrone.ts';
import { type Art, fill, line, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { enthroned } from '../figure/enthroned.ts';
import { closedOver } from '../figure/holds.ts';
import { standing } from '../primitives/ground.ts';
import { disc, star } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { pentacle } from '../suits/objects.ts';

export const kingOfPentacles: Scene = {
  alt: 'A king with bull’s horns on his crown sits on a throne of vines among ripe grapes, a great coin upright on his knee under one hand, a sceptre in the other; each arm of the throne ends in a carved bull’s head.',
  draw: (chance) => [
    sky(chance),
    rays(300, 330, 150, 520, 28),
    land('pentacles'),
    bullThrone,
    seatBack,
    standing(300, 848, 250),
    enthroned({
      look: {
        shape: 'round',
        skin: 'skinDark',
        hair: 'hairBlack',
        cut: 'curls',
        beard: 'full',
        eyes: 'open',
        mouth: 'smile',
        turn: -0.4,
      },
      wears: 'bullCrown',
      robe: 'wine',
      panel: 'straw',
      mantle: 'wineDark',
      collar: 'fur',
      knees: 0.4,
      bow: -2,
      lap: pentacle(-62, -12, 0.68),
      left: { joints: '-50,-158 -128,-96 -82,-76', hand: 'hidden' },
      right: { joints: '50,-158 120,-66 112,-118', holds: sceptre, turn: 0 },
      place: { x: 300, y: 584, size: 0.98 },
    }),
    closedOver('skinDark', { x: 233, y: 508, turn: 24, size: 0.96 }),
    bullArms,
  ],
};

const sceptre: Art = [
  fill('metal', 'M-6 136V-70H6V136Z', { width: 1.8 }),
  disc('metal', 0, 136, 10, 1.8),
  disc('metal', 0, -90, 25),
  star(0, -90, 16, 'ink', 5, 0.45),
];

/** A quilted back between the two trunks. */
const seatBack: Art = [
  fill('sageDark', 'M194 720V372Q196 266 300 254Q404 266 406 372V720Z', { width: 3 }),
  line('M200 380L300 290L400 380M196 470L300 376L404 470M196 560L300 466L404 560', 1.6, 'detail', 0.5),
  line('M200 300L404 480M400 300L196 480', 1.6, 'detail', 0.5),
];
