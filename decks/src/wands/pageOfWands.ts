import { page } from '../courts/page.ts';
import { snake } from '../creatures/beasts.ts';
import { fill, line } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { wand } from '../suits/objects.ts';

export const pageOfWands: Scene = {
  alt: 'A page in a feathered cap stands with both hands on a tall staff that has begun to burn; a small salamander suns itself on a stone.',
  draw: (chance) =>
    page(chance, {
      suit: 'wands',
      look: { shape: 'round', skin: 'skinOlive', hair: 'hairAuburn', cut: 'curls', eyes: 'open' },
      wears: 'featherCap',
      cloth: 'straw',
      hose: 'wine',
      arms: [
        { elbow: [-50, -150], hand: [58, -168], holds: wand(8, 18, 1.5) },
        { elbow: [76, -190], hand: [66, -216] },
      ],
      beside: [
        fill('stoneDark', 'M60 850L96 800H180L214 850Z'),
        snake('M84 798C110 778 130 812 158 792', [160, 790], 'red'),
        line('M112 794l-6 12M134 800l4 12', 5, 'red'),
      ],
    }),
};
