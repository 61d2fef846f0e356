import { type Art, eachOf, fill, line, put } from '../drawing/art.ts';
import { polar, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { smoothPath } from '../drawing/smooth.ts';
import { graven } from '../drawing/swell.ts';
import { house } from '../primitives/buildings.ts';
import { hill, lake } from '../primitives/land.ts';
import { flower, tree } from '../primitives/plants.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { cup } from '../suits/objects.ts';
import { children, parents } from './tenOfCups/family.ts';

export const tenOfCups: Scene = {
  alt: 'A couple seen from behind, arms round each other and heads together, raise their free hands to a rainbow of ten cups; beside them two children dance hand in hand, and across the lake, between the ends of the rainbow, stands their house.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    put(eveningBanks(950, ['straw', 'rose', 'rose', 'dusk'], 80), { x: 129, size: 0.57 }),
    bow,
    hill(566, 14, 'far', 0.7),
    tree(316, 592, 0.5),
    house(396, 598, 0.8, 'straw'),
    tree(494, 594, 0.46),
    bushes,
    hill(598, 4, 'mid', 2),
    lake(606),
    crests,
    times(10, (i) => {
      // They stand closer at the top, where they are side by side.
      const fromTop = [9.5, 28.5, 48.5, 70.5, 93.5][i >> 1] ?? 0;
      const [x, y] = polar(300, 424, 202, -90 + (i % 2 ? fromTop : -fromTop));
      return cup(x, y, 0.425);
    }),
    meadow,
    parents,
    children,
    firelight(396, 570, 120, 0.6),
  ],
};

const BANDS = ['red', 'straw', 'glow', 'leaf', 'waterLight'] as const;

/** The bands of the rainbow. */
const bow: Art = BANDS.map((role, i) => {
  const r = 239 - i * 20;
  return line(`M${300 - r} 580V424A${r} ${r} 0 0 1 ${300 + r} 424V580`, 20, role, 0.85);
});

/** Bushes before both ends of the rainbow. */
const bushes: Art = eachOf('66,588,26 130,590,24 98,576,32 462,592,22 540,590,26', (x, y, r, i) => [
  fill(i === 2 ? 'leaf' : 'leafDark', smoothPath(times(8, (k) => polar(x, y, k % 2 ? r : r * 0.86, k * 45)))),
  graven(
    [
      [x - r * 0.6, y - r * 0.3],
      [x - r * 0.1, y - r * 0.62],
      [x + r * 0.4, y - r * 0.4],
    ],
    4,
    'trim',
    0.7,
  ),
]);

/** Light on the crests of the waves. */
const crests: Art = eachOf(
  '56,640,84 112,676,60 60,716,70 300,660,90 462,630,70 484,660,60 300,720,60 500,716,44',
  (x, y, w) =>
    graven(
      [
        [x, y],
        [x + w / 2, y - 5],
        [x + w, y],
      ],
      5,
      'waterLight',
      1,
    ),
);

const meadow: Art = [
  fill('leaf', 'M30 782C140 750 260 772 340 790C420 806 500 796 570 776V910H30Z'),
  eachOf('84,842,9 120,866,8 320,862,9 536,836,9 520,862,8', (x, y, r, i) =>
    flower(x, y, r, 5, i % 2 ? 'light' : 'rose', i % 2 ? 'rose' : 'red'),
  ),
];
