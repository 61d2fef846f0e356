import { type Art, eachOf, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { cliff } from '../primitives/cliff.ts';
import { firelight } from '../primitives/firelight.ts';
import { peaks } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';
import { defender } from './sevenOfWands/defender.ts';

export const sevenOfWands: Scene = {
  alt: 'A woman in a white tunic, a red band round her blown black hair, lunges on the edge of a cliff and holds a burning staff slantwise before her in both fists, while six more staffs are thrust up at her from below.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(420, 760, 200, 620, 30, 0.45),
    peaks(760, [[500, 90, 150]]),
    cliff(352, 706),
    put(defender, { x: 214, y: 704, size: 1.16 }),
    foes,
    firelight(440, 760, 320, 0.7),
  ],
};

/** The staffs of those who press up from below, out of our sight. */
const foes: Art = eachOf(
  '412,872,1.6,-26 508,756,1.7,-34 340,960,1.6,-16 452,944,1.9,-22 548,880,2,-28 276,976,1.6,-8',
  (x, y, size, turn) => wand(x, y, size, turn),
);
