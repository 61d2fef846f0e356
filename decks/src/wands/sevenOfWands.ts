import { type Art, eachOf, fill, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { peaks } from '../primitives/land.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';
import { defender } from './sevenOfWands/defender.ts';

export const sevenOfWands: Scene = {
  alt: 'A bearded man, seen large from the hips up, stands above us on a rock and holds a burning staff slantwise before him, his hands far apart on it, brow drawn and mouth set, while six more staffs are thrust up from below.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(300, 380, 90, 400, 28, 0.45),
    peaks(760, [
      [90, 90, 170],
      [510, 90, 210],
    ]),
    defender,
    crag,
    foes,
    firelight(300, 820, 320, 0.6),
    firelight(470, 490, 200),
  ],
};

/** The rock on which he stands. */
const crag: Art = [
  fill('stoneDark', 'M36 742L92 716L128 744L190 734L236 768L300 758L352 800L408 794L448 846L520 872V900H36Z'),
  fill(
    'stone',
    'M36 742L92 716L128 744L96 790L110 850L60 900H36ZM190 734L236 768L214 812L240 880H180L168 800Z',
    {
      width: 1.6,
    },
  ),
  fill('stone', 'M352 800L408 794L396 840L410 890H352L344 846Z', { width: 1.6 }),
];

/** The staffs of those who press up from below, out of our sight. */
const foes: Art = eachOf(
  '216,872,1.4,6 384,856,1.5,-4 86,900,2.1,10 486,862,2.1,-14 298,930,2,2 566,946,2,-18',
  (x, y, size, turn) => wand(x, y, size, turn),
);
