import { page } from '../courts/page.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { flower, tree } from '../primitives/plants.ts';
import { pentacle } from '../suits/objects.ts';

export const pageOfPentacles: Scene = {
  alt: 'A page in a cap with flowers stands in a green field and lifts a single coin to look at it closely.',
  draw: (chance) =>
    page(chance, {
      suit: 'pentacles',
      look: { shape: 'round', skin: 'skinDark', hair: 'hairBlack', cut: 'braids', eyes: 'down' },
      wears: 'flowerCap',
      cloth: 'sage',
      hose: 'wood',
      arms: [
        { elbow: [-10, -186], hand: [46, -226], behind: true },
        { elbow: [96, -180], hand: [112, -222], holds: pentacle(-32, -32, 0.48) },
      ],
      beside: [
        tree(104, 790, 0.7),
        tree(500, 780, 0.8),
        times(8, (i) => flower(70 + i * 64, 840 + (i % 3) * 12, 12, 5, i % 2 ? 'rose' : 'light', 'linen')),
      ],
    }),
};
