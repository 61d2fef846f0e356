import { mirrored } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { flower, spray } from '../primitives/plants.ts';
import { ace, garland } from '../suits/ace.ts';
import { pentacle } from '../suits/objects.ts';

export const aceOfPentacles: Scene = {
  alt: 'A great golden coin with a five-pointed star shines over green hills inside two boughs of leaves and flowers.',
  draw: (chance) => [
    ace(chance, 'pentacles'),
    pentacle(300, 400, 1.5),
    mirrored(
      spray({
        from: [308, 650],
        to: [486, 300],
        bend: 0.34,
        leaves: 10,
        length: 46,
        tip: flower(486, 300, 26, 6),
      }),
    ),
    garland(),
  ],
};
