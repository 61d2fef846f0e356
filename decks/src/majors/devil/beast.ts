import { goatHead } from '../../creatures/goat.ts';
import { fill, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { polar, polygonPath, times } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { fist } from '../../figure/hand.ts';

const batWing: Art = [
  fill(
    'shade',
    'M0 0C20 -70 70 -130 150 -150C146 -110 156 -80 176 -50C150 -56 132 -44 124 -18C108 -34 88 -34 76 -6C60 -20 40 -14 30 24Z',
  ),
  graven('4,0 60,-70 148,-148', 6),
  graven('20,-8 70,-40 122,-20', 4),
  graven('60,-70 110,-90 172,-52', 4),
];

/** Shaggy hair, in which the goat's neck goes over into a man's breast. */
const ruff: Art = [
  fill(
    'wood',
    'M236 366L222 396L242 392L240 424L260 416L262 450L280 438L300 484L320 438L338 450L340 416L360 424L358 392L378 396L364 366Q300 330 236 366Z',
  ),
  mirrored([graven('334,372 344,392 348,410', 4), graven('318,400 326,418 328,436', 4)]),
];

/** A man's breast and arms and a goat's head with a star on its brow. */
export const beast: Art = [
  mirrored(put(batWing, { x: 360, y: 560, size: 1.5 })),
  fill(
    'skinDark',
    'M300 500C190 490 96 520 70 620C56 700 110 780 130 900H470C490 780 544 700 530 620C504 520 410 490 300 500Z',
    {
      edge: 'skinEdge',
    },
  ),
  line('M196 690Q250 730 296 700M404 690Q350 730 304 700M300 704V880', 3, 'skinEdge'),
  put(ruff, { x: -210, y: -130, size: 1.7 }),
  goatHead({ x: 300, y: 320, size: 1.72 }),
  put(fill('metal', polygonPath(times(10, (i) => polar(0, 0, i % 2 ? 12 : 30, 90 + i * 36)))), {
    x: 300,
    y: 258,
  }),
];

/** Arms bent inwards, a chain in each fist. */
export const arms: Art = mirrored([
  limb('skinBrown', '478,580 516,700 386,660', [116, 100, 60], 'skinEdge'),
  graven('510,620 508,686 440,692', 5, 'skinEdge'),
  put(fist('skinBrown', { size: 1.7, turn: 8 }), { x: 362, y: 656 }),
]);
