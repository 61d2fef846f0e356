import { type Art, clipped, eachOf, fill, line, put } from '../drawing/art.ts';
import { boxPath, polar, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
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
  alt: 'A couple seen from behind, arms round each other, raise their free hands to a rainbow of ten cups; beside them two children dance hand in hand, and across the lake, in which the rainbow is mirrored, stands their house.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    put(eveningBanks(950, ['straw', 'rose', 'rose', 'dusk'], 80), { x: 129, size: 0.57 }),
    bow,
    hill(566, 14, 'far', 0.7),
    tree(316, 592, 0.5),
    house(396, 598, 0.8, 'straw'),
    tree(482, 594, 0.66),
    hill(598, 4, 'mid', 2),
    lake(606),
    mirroredBow,
    times(10, (i) => {
      const [x, y] = polar(300, 404, 202, 180 + i * 20);
      return cup(x, y, 0.35);
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
  const r = 238 - i * 18;
  return line(`M${300 - r} 580V404A${r} ${r} 0 0 1 ${300 + r} 404V580`, 18, role, 0.85);
});

/** The rainbow in the water, paler and bent by the waves, with the light on their crests. */
const mirroredBow: Art = [
  clipped(
    boxPath(40, 608, 520, 200),
    BANDS.map((role, i) => {
      const r = 238 - i * 18;
      return [300 - r, 300 + r].map((x) =>
        line(
          `M${x} 590C${x + 6} 616 ${x - 8} 636 ${x} 660C${x + 8} 682 ${x - 6} 700 ${x} 800`,
          18,
          role,
          0.42,
        ),
      );
    }),
  ),
  eachOf(
    '44,622,60 96,634,74 56,652,90 104,676,60 48,700,100 60,730,80 462,620,70 500,640,56 450,662,80 490,690,66 470,722,84 470,756,80',
    (x, y, w, i) =>
      graven(
        [
          [x, y],
          [x + w / 2, y - 5],
          [x + w, y],
        ],
        5 + (i % 3),
        i % 3 ? 'water' : 'waterLight',
        1,
      ),
  ),
];

const meadow: Art = [
  fill('leaf', 'M30 782C140 750 260 772 340 790C420 806 500 796 570 776V910H30Z'),
  eachOf('84,842,9 120,866,8 320,862,9 536,836,9 520,862,8', (x, y, r, i) =>
    flower(x, y, r, 5, i % 2 ? 'light' : 'rose', i % 2 ? 'rose' : 'red'),
  ),
];
