import { fill, line, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { drapedKnees } from '../figure/drapedKnees.ts';
import { enthroned, neckline } from '../figure/enthroned.ts';
import { blessingHand } from '../figure/restingHand.ts';
import { pillar } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { halo } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { stole, tripleCross, key } from './hierophant/regalia.ts';
import { student } from './hierophant/students.ts';

export const theHierophant: Scene = {
  alt: 'A teacher in a triple crown sits between two blue pillars, one hand raised in blessing, the other on a triple cross; two students kneel before him with hands laid together, crossed keys on a dark cushion between them.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    fill('stoneDark', 'M96 900V330C96 190 200 150 300 150C400 150 504 190 504 330V900Z'),
    fill('clothDark', 'M134 900V340C134 226 214 190 300 190C386 190 466 226 466 340V900Z', { width: 1.6 }),
    rays(300, 326, 150, 330, 22, 0.35),
    pillar(96, 270, 812),
    pillar(504, 270, 812),
    halo(300, 332, 136, 'clothDark'),
    enthroned({
      look: {
        shape: 'round',
        aged: true,
        skin: 'skinOlive',
        hair: 'hairWhite',
        beard: 'full',
        nose: 'broad',
        eyes: 'open',
        mood: 'grave',
      },
      wears: 'tiara',
      robe: 'wineDark',
      panel: 'wineDark',
      mantle: 'wine',
      collar: 'fur',
      lap: [drapedKnees({ skirt: 'wineDark', left: [-66, 96], right: [66, 96] }), stole],
      right: { joints: '50,-158 80,-54 134,-96', holds: tripleCross, turn: -24 },
      left: { joints: '-50,-158 -116,-92 -116,-190', hand: 'hidden' },
      place: SEAT,
    }),
    put(neckline('fur', 'wineDark'), SEAT),
    blessingHand('skinOlive', { x: 175, y: 379, size: 1.14, turn: 3 }),
    standing(124, 856, 84),
    standing(476, 856, 84),
    put(student('sage', { skin: 'skinDark', hair: 'hairBlack' }), { x: 122, y: 858, size: 1.2 }),
    put(student('cloth', { skin: 'skinBrown', hair: 'hairBlack', beard: true }), {
      x: 478,
      y: 858,
      size: 1.2,
      flip: true,
    }),
    fill('clothDark', 'M196 782Q300 758 404 782Q416 826 408 884H192Q184 826 196 782Z'),
    line('M200 794Q300 770 400 794', 6, 'trim'),
    [-1, 1].map((s) => put(key, { x: 300, y: 824, size: 0.74, turn: s * 52, flip: s < 0 })),
  ],
};

const SEAT = { x: 300, y: 600, size: 1.07 };
