import { type Art, clipped, eachOf, fill, line, put } from '../drawing/art.ts';
import { polar, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
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

/** The rainbow in the water, broken by its ripples. */
const mirroredBow: Art = clipped(
  times(
    17,
    (i) =>
      `M40 ${611 + i * 10}Q100 ${606 + i * 10} 170 ${612 + i * 10}H430Q500 ${606 + i * 10} 560 ${611 + i * 10}V${617 + i * 10}Q500 ${613 + i * 10} 430 ${616 + i * 10}H170Q100 ${613 + i * 10} 40 ${617 + i * 10}Z`,
  ).join(''),
  BANDS.map((role, i) => {
    const r = 238 - i * 18;
    return line(`M${300 - r} 606V740A${r} ${r} 0 0 0 ${300 + r} 740V606`, 18, role, 0.6);
  }),
);

const meadow: Art = [
  fill('leaf', 'M30 782C140 750 260 772 340 790C420 806 500 796 570 776V910H30Z'),
  eachOf('84,842,9 120,866,8 320,862,9 536,836,9 520,862,8', (x, y, r, i) =>
    flower(x, y, r, 5, i % 2 ? 'light' : 'rose', i % 2 ? 'rose' : 'red'),
  ),
];
