import { knight } from '../courts/knight.ts';
import { type Art, eachOf, flat, line } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { hill } from '../primitives/land.ts';
import { cup, heldAt } from '../suits/objects.ts';

export const knightOfCups: Scene = {
  alt: 'A knight with a winged helmet rides a white horse at a walk along the water and carries a cup like a gift.',
  draw: (chance) =>
    knight(chance, {
      suit: 'cups',
      gait: 'prance',
      coat: 'light',
      shaded: 'linen',
      mane: 'steel',
      trapping: 'water',
      tabard: 'rose',
      face: { skin: 'skinFair', hair: 'hairBrown', eyes: 'open', mood: 'tender' },
      crest: 'wing',
      mantle: 'wine',
      cape: 'hangs',
      at: { x: 236, y: 650, size: 1.72 },
      halo: [238, 296],
      arm: { elbow: [34, -134], hand: [62, -206], holds: heldAt(cup, 48, 0.4), turn: 0 },
      behind: [hill(840, 4, 'straw', 1), reflections],
    }),
};

/** Wet sand under the hooves, in which the white legs are mirrored. */
const reflections: Art = eachOf('108,46 212,40 346,46 430,40', (x, half) => [
  flat('water', `M${x - half} 856q${half} -12 ${half * 2} 0q${-half} 16 ${-half * 2} 0Z`, 0.8),
  flat('light', `M${x - 12} 856l4 12h14l6 -12Z`, 0.45),
  line(
    `M${x - half * 0.7} 850q${half * 0.7} -8 ${half * 1.4} 0M${x - half * 0.5} 864h${half}`,
    1.6,
    'light',
    0.7,
  ),
]);
