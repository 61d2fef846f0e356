import { person } from '../../figure/person.ts';
import { flower } from '../../primitives/plants.ts';
import { grass, oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { signSky } from './signSky.ts';

export const gemini: OracleScene = {
  alt: 'Twins, a sister in blue and a brother in red, walk hand in hand before a pale moon; he talks and she listens; above them the two lines of the constellation Gemini.',
  hour: 'haze',
  draw: (chance) => [
    signSky(chance, 'gemini'),
    hills(700, [50, 80, 40, 70, 30, 90, 60], 'far'),
    oracleHaze(60, 662, 200),
    oracleHaze(360, 680, 180),
    hills(764, [20, 34, 24, 30, 22, 34, 20], 'near'),
    person({
      x: 226,
      y: 772,
      size: 1.18,
      look: {
        skin: 'skinBrown',
        hair: 'hairBlack',
        cut: 'braids',
        eyes: 'down',
        brow: 'raised',
        mouth: 'smile',
        turn: 1,
        shape: 'round',
      },
      bow: 7,
      dress: 'gown',
      cloth: 'cloth',
      trim: 'trim',
      arms: [
        { elbow: [-56, -176], hand: [-34, -206], holds: flower(0, -14, 16, 5) },
        { elbow: [44, -164], hand: [62, -128] },
      ],
    }),
    person({
      x: 384,
      y: 772,
      size: 1.26,
      flip: true,
      look: {
        skin: 'skinBrown',
        hair: 'hairBlack',
        cut: 'short',
        beard: 'short',
        eyes: 'open',
        mouth: 'open',
        turn: 1,
        shape: 'long',
      },
      dress: 'tunic',
      hose: 'straw',
      bow: -4,
      legs: [
        [
          [-26, -62],
          [-40, -8],
        ],
        [
          [28, -66],
          [26, -6],
        ],
      ],
      cloth: 'red',
      trim: 'trim',
      arms: [
        { elbow: [-62, -180], hand: [-72, -216] },
        { elbow: [44, -164], hand: [64, -128] },
      ],
    }),
    grass([
      [90, 782],
      [150, 790],
      [300, 790],
      [460, 788],
      [520, 780],
    ]),
  ],
};
