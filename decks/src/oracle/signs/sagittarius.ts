import { fill, line, put } from '../../drawing/art.ts';
import { horse } from '../../creatures/horse.ts';
import { person } from '../../figure/person.ts';
import { geese, grass, haze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { signSky } from './signSky.ts';

export const sagittarius: OracleScene = {
  alt: 'An archer in red draws a tall bow at the stars from a hilltop before a pale moon, a grazing horse behind; above, the teapot of the constellation Sagittarius.',
  hour: 'ember',
  draw: (chance) => [
    signSky(chance, 'sagittarius'),
    hills(700, [40, 60, 100, 50, 80, 40, 60], 'far'),
    haze(70, 664, 170),
    hills(752, [10, 0, 24, 40, 30, 10, 0], 'mid'),
    put(horse({ gait: 'stand', coat: 'linen', shaded: 'stone', mane: 'wood' }), {
      x: 156,
      y: 690,
      size: 0.56,
    }),
    hills(786, [16, 26, 34, 50, 40, 20, 14], 'near'),
    person({
      x: 302,
      y: 752,
      size: 1.24,
      look: {
        skin: 'skinOlive',
        hair: 'hairBrown',
        cut: 'short',
        beard: 'short',
        eyes: 'open',
        brow: 'stern',
        turn: 1,
      },
      dress: 'tunic',
      cloth: 'red',
      hose: 'cloth',
      trim: 'trim',
      lean: -8,
      bow: -14,
      legs: [
        [
          [-34, -60],
          [-52, -6],
        ],
        [
          [34, -60],
          [46, -6],
        ],
      ],
      arms: [
        { elbow: [-68, -214], hand: [-14, -226] },
        { elbow: [60, -222], hand: [96, -258], holds: bow },
      ],
    }),
    geese([
      [470, 620, 13],
      [500, 608, 11],
    ]),
    grass(
      [
        [120, 780],
        [210, 776],
        [420, 776],
        [480, 790],
      ],
      'straw',
    ),
  ],
};

const bow = put(
  [
    line('M-4 -112L-104 6L-4 112', 2, 'light'),
    line('M-4 -112C58 -74 58 74 -4 112', 11, 'line'),
    line('M-4 -112C58 -74 58 74 -4 112', 7, 'metal'),
    line('M-104 6L74 0', 4, 'woodDark'),
    fill('steel', 'M70 -10L104 0L70 10Z', { width: 1.6 }),
    fill('red', 'M-110 -6L-82 -2L-82 8L-112 16Z', { width: 1.4 }),
  ],
  { turn: -36 },
);
