import { fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { disc, flame } from '../../primitives/lights.ts';
import { oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { emblemSky } from './emblemSky.ts';

export const moth: OracleScene = {
  alt: 'A great green moth with eyes on its wings spreads them before the moon, a little way above the flame of a single candle.',
  hour: 'night',
  draw: (chance) => [
    emblemSky(chance, { y: 350, r: 196, stars: 60, face: 'shaded' }),
    hills(680, [40, 60, 30, 50, 20, 70, 40], 'far'),
    oracleHaze(50, 668, 160, 'dusk', 0.5),
    oracleHaze(400, 676, 160, 'dusk', 0.5),
    hills(740, [10, 24, 10, 16, 10, 28, 14], 'near'),
    flat('glow', circlePath(300, 628, 110), 0.22),
    flat('glow', circlePath(300, 628, 68), 0.4),
    luna,
    candle,
  ],
};

const luna: Art = put(
  [
    mirrored(
      [
        fill(
          'sage',
          'M8 30C50 40 92 76 88 120C84 156 66 166 60 196C56 226 76 246 92 262C58 262 34 236 34 200C34 170 18 120 4 70Z',
        ),
        line('M20 60C48 90 56 130 48 190M40 54C70 84 76 112 66 146', 2, 'leafDark', 0.7),
        fill(
          'sage',
          'M4 -40C40 -110 130 -150 226 -146C224 -110 196 -90 190 -60C184 -20 130 36 60 44C30 46 10 34 4 20Z',
        ),
        // The darker bases and the pale borders of its wings.
        flat('sageDark', 'M4 -40C24 -70 60 -100 96 -116C84 -60 60 -10 20 34C8 32 4 26 4 20Z', 0.55),
        flat(
          'light',
          'M226 -146C224 -110 196 -90 190 -60C184 -20 130 36 60 44C120 30 164 -16 170 -60C174 -94 198 -116 226 -146Z',
          0.5,
        ),
        flat(
          'light',
          'M88 120C84 156 66 166 60 196C56 226 76 246 92 262C68 250 46 232 48 196C52 164 72 150 88 120Z',
          0.5,
        ),
        line('M206 -122C186 -98 182 -84 180 -60C176 -24 130 24 84 36', 2.6, 'wine', 0.9),
        fill('wine', 'M4 -44C40 -114 130 -154 226 -146C222 -140 216 -138 208 -136C130 -138 60 -100 14 -34Z', {
          width: 1.6,
        }),
        line(
          'M14 -20C70 -40 130 -80 190 -112M16 0C70 -10 130 -30 176 -58M18 16C60 16 110 8 140 -8',
          2,
          'leafDark',
          0.7,
        ),
        disc('linen', 112, -62, 22),
        disc('red', 112, -62, 14, 1.6),
        disc('ink', 112, -62, 7, 0),
        disc('linen', 56, 112, 15),
        disc('red', 56, 112, 8, 1.4),
        line(
          'M6 -66C20 -100 40 -116 66 -120M24 -92l2 -16M36 -104l6 -14M14 -78l-4 -16M48 -112l8 -10',
          4,
          'metalDark',
        ),
      ],
      0,
    ),
    fill(
      'light',
      'M0 -70C-22 -70 -26 -40 -22 -16C-18 20 -12 70 0 90C12 70 18 20 22 -16C26 -40 22 -70 0 -70Z',
    ),
    line('M-20 6Q0 14 20 6M-18 26Q0 34 18 26M-14 46Q0 54 14 46M-10 64Q0 70 10 64', 2.2, 'stoneDark'),
    [-10, 10].map((x) => flat('ink', circlePath(x, -58, 5))),
  ],
  { x: 300, y: 330, size: 1.08 },
);

const candle: Art = [
  flame(300, 660, 1.7),
  line('M300 664V680', 4, 'ink'),
  fill('linen', 'M264 688C264 672 336 672 336 688V812H264Z'),
  fill(
    'light',
    'M264 688C264 672 336 672 336 688C336 700 326 696 324 716C322 732 312 730 310 706C304 696 292 700 286 710C280 722 270 716 264 700Z',
    { width: 2 },
  ),
];
