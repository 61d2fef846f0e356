import { fill, line, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { enthroned } from '../figure/enthroned.ts';
import { pillar } from '../primitives/buildings.ts';
import { halo } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { blessing, crossInHand } from './hierophant/arms.ts';
import { ermine, key, stole } from './hierophant/regalia.ts';
import { studentFromBehind } from './hierophant/students.ts';

export const theHierophant: Scene = {
  alt: 'A teacher in a triple crown, near, raises one hand in blessing and holds a triple cross with the other; before him two shaven-headed students lay their palms together, half turned from us, crossed keys on a dark cushion between them.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    fill('stoneDark', 'M76 900V340C76 170 190 116 300 116C410 116 524 170 524 340V900Z'),
    fill('clothDark', 'M112 900V350C112 206 206 152 300 152C394 152 488 206 488 350V900Z', { width: 1.6 }),
    rays(300, 346, 180, 400, 22, 0.35),
    pillar(66, 290, 900),
    pillar(534, 290, 900),
    halo(300, 372, 166, 'clothDark'),
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
      headSize: 0.84,
      robe: 'wineDark',
      panel: 'wineDark',
      mantle: 'wine',
      collar: 'fur',
      lap: stole,
      place: SEAT,
    }),
    put([crossInHand, blessing, ermine], SEAT),
    fill('clothDark', 'M180 784Q300 750 420 784L432 900H168Z'),
    line('M182 798Q300 764 418 798', 7, 'trim'),
    [-1, 1].map((s) => put(key, { x: 300, y: 818, size: 0.76, turn: s * 52, flip: s < 0 })),
    studentFromBehind(
      'sage',
      { skin: 'skinDark', hair: 'hairBlack', hood: 'sageDark' },
      { x: 150, y: 800, turn: 6, size: 0.76 },
    ),
    studentFromBehind(
      'cloth',
      { skin: 'skinFair', hair: 'hairAuburn', hood: 'clothDark' },
      { x: 442, y: 806, turn: -6, size: 0.76, flip: true },
    ),
  ],
};

const SEAT = { x: 300, y: 776, size: 1.56 };
