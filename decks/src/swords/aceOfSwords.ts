import { mirrored, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { HEADWEAR } from '../figure/headwear.ts';
import { spray } from '../primitives/plants.ts';
import { ace, garland } from '../suits/ace.ts';
import { sword } from '../suits/objects.ts';

export const aceOfSwords: Scene = {
  alt: 'A single upright sword pierces a golden crown hung with laurel, above mountains and clouds.',
  draw: (chance) => [
    ace(chance, 'swords'),
    sword(300, 420, 2.1),
    put([HEADWEAR.lionCrown], { x: 300, y: 300, size: 1.36 }),
    mirrored(spray({ from: [226, 262], to: [150, 430], bend: 0.3, leaves: 6, length: 36 })),
    garland(),
  ],
};
