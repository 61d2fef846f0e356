import { type Art, fill, flat, line, put } from '../drawing/art.ts';
import { boxPath, polar, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { house } from '../primitives/buildings.ts';
import { hill, lake } from '../primitives/land.ts';
import { tree } from '../primitives/plants.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { cup } from '../suits/objects.ts';
import { family } from './tenOfCups/family.ts';

export const tenOfCups: Scene = {
  alt: 'A family of four sits on a jetty, seen from behind, close together with the children in the middle, and looks across a lake to its thatched house; over it stands a rainbow of ten cups.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    put(eveningBanks(950, ['straw', 'rose', 'rose', 'dusk'], 80), { x: 129, size: 0.57 }),
    bow,
    hill(566, 14, 'far', 0.7),
    tree(196, 592, 0.62),
    tree(252, 596, 0.5),
    house(322, 598, 0.86, 'straw'),
    tree(404, 594, 0.7),
    hill(598, 4, 'mid', 2),
    lake(606),
    times(10, (i) => {
      const [x, y] = polar(300, 430, 202, 189 + i * 18);
      return cup(x, y, 0.42);
    }),
    jetty,
    family,
  ],
};

/** The bands of the rainbow. */
const bow: Art = (['red', 'straw', 'glow', 'leaf', 'waterLight'] as const).map((role, i) => {
  const r = 238 - i * 18;
  return line(`M${300 - r} 580V430A${r} ${r} 0 0 1 ${300 + r} 430V580`, 18, role, 0.85);
});

/** The planks on which they sit. */
const jetty: Art = [
  flat('ink', boxPath(40, 836, 520, 14), 0.5),
  times(3, (i) => [
    fill('wood', boxPath(36, 800 + i * 26, 528, 26)),
    graven(`60,${814 + i * 26} 200,${810 + i * 26} 340,${814 + i * 26}`, 3, 'ink', 0.5),
    graven(`380,${812 + i * 26} 460,${816 + i * 26} 540,${812 + i * 26}`, 3, 'ink', 0.5),
  ]),
];
