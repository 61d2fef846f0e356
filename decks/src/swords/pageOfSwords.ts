import { page } from '../courts/page.ts';
import { eachRow, line } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { sword } from '../suits/objects.ts';

export const pageOfSwords: Scene = {
  alt: 'A page with wind in the hood stands on rough ground with a sword raised and looks over one shoulder; birds wheel in the clouds.',
  draw: (chance) =>
    page(chance, {
      suit: 'swords',
      look: {
        shape: 'square',
        skin: 'skinBrown',
        hair: 'hairBlack',
        cut: 'short',
        eyes: 'open',
        mouth: 'firm',
        turn: -0.8,
      },
      wears: 'windHood',
      cloth: 'cloth',
      hose: 'wine',
      arms: [
        { elbow: [-40, -150], hand: [44, -178] },
        { elbow: [76, -180], hand: [58, -202], holds: sword(19, -62, 0.84, 17) },
      ],
      legs: [
        [
          [-40, -56],
          [-58, -4],
        ],
        [
          [30, -60],
          [44, -4],
        ],
      ],
      flip: true,
      beside: eachRow(
        [
          [120, 280],
          [170, 240],
          [200, 310],
          [440, 250],
        ],
        (x, y) => line(`M${x - 22} ${y - 8}q12 -8 22 8q10 -16 22 -8`, 3, 'light'),
      ),
    }),
};
