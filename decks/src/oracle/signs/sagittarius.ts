import { fill, line, put } from '../../drawing/art.ts';
import { horse } from '../../creatures/horse.ts';
import { person } from '../../figure/person.ts';
import { geese, grass, oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { signSky } from './signSky.ts';

export const sagittarius: OracleScene = {
  alt: 'An archer in red draws a tall bow at the stars from a hilltop before a pale moon, a pale horse beside him; above, the teapot of the constellation Sagittarius.',
  hour: 'ember',
  draw: (chance) => [
    signSky(chance, 'sagittarius'),
    hills(700, [40, 60, 100, 50, 80, 40, 60], 'far'),
    oracleHaze(70, 664, 170),
    hills(752, [10, 0, 24, 40, 30, 10, 0], 'mid'),
    put(horse({ gait: 'stand', coat: 'linen', shaded: 'stone', mane: 'wood' }), {
      x: 156,
      y: 690,
      size: 0.56,
    }),
    hills(786, [16, 26, 34, 50, 40, 20, 14], 'near'),
    bow,
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
        { elbow: [60, -222], hand: [96, -258] },
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
    line('M0 -124L-140 0L0 124', 2.4, 'ink'),
    line('M0 -124C66 -80 66 80 0 124', 13, 'line'),
    line('M0 -124C66 -80 66 80 0 124', 8.6, 'metal'),
    line('M44 -22C50 -8 50 8 44 22', 13, 'redDark'),
    line('M-150 0H100', 5, 'woodDark'),
    fill('steel', 'M94 -12L132 0L94 12Z', { width: 1.8 }),
    fill('light', 'M-158 -10L-128 -3V3L-158 10L-148 0Z', { width: 1.6 }),
  ],
  { x: 366, y: 428, turn: -23 },
);
