import { sovereign } from '../courts/sovereign.ts';
import { rabbit } from '../creatures/beasts.ts';
import { mirrored } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { flower, spray } from '../primitives/plants.ts';
import { pentacle } from '../suits/objects.ts';

export const queenOfPentacles: Scene = {
  alt: 'A queen crowned with leaves and roses holds a coin to her breast with both hands; a rabbit sits among the flowers.',
  draw: (chance) =>
    sovereign(chance, {
      suit: 'pentacles',
      look: {
        shape: 'round',
        skin: 'skinBrown',
        hair: 'hairBrown',
        cut: 'braids',
        eyes: 'down',
        brow: 'calm',
        mouth: 'smile',
      },
      wears: 'leafCrown',
      robe: 'sage',
      panel: 'linen',
      seat: 'wood',
      back: 'sageDark',
      collar: 'jewels',
      left: { kind: 'cradle', what: pentacle(0, 226, 0.84) },
      right: { kind: 'cradle', what: false },
      beside: [
        mirrored(
          spray({
            from: [70, 880],
            to: [124, 690],
            bend: 0.2,
            leaves: 6,
            length: 42,
            tip: flower(124, 690, 24, 5, 'rose', 'red'),
          }),
        ),
        rabbit({ x: 432, y: 866, size: 1 }),
      ],
    }),
};
