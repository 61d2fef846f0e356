import { bullArms, bullThrone } from '../courts/bullThrone.ts';
import { type Art, fill, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { enthroned } from '../figure/enthroned.ts';
import { standing } from '../primitives/ground.ts';
import { disc, star } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { pentacle } from '../suits/objects.ts';

export const kingOfPentacles: Scene = {
  alt: 'A king with bull’s horns on his crown sits on a throne of vines among ripe grapes, a great coin upright on his knee and a sceptre in the other hand; each arm of the throne ends in a bull.',
  draw: (chance) => [
    sky(chance),
    rays(300, 330, 150, 520, 28),
    land('pentacles'),
    bullThrone,
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
      left: {
        joints: '-50,-158 -128,-70 -108,-24',
        holds: pentacle(40, 36, 0.66),
        turn: 30,
      },
      right: { joints: '50,-158 120,-66 112,-118', holds: sceptre, turn: 0 },
      place: { x: 300, y: 584, size: 0.98 },
    }),
    bullArms,
  ],
};

const sceptre: Art = [
  fill('metal', 'M-6 136V-70H6V136Z', { width: 1.8 }),
  disc('metal', 0, 136, 10, 1.8),
  disc('metal', 0, -90, 25),
  star(0, -90, 16, 'ink', 5, 0.45),
];
