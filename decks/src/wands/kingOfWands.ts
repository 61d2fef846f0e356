import { sovereign } from '../courts/sovereign.ts';
import { lionHead } from '../creatures/heads.ts';
import type { Scene } from '../drawing/scene.ts';
import { wand } from '../suits/objects.ts';

export const kingOfWands: Scene = {
  alt: 'A red-bearded king in a lion’s crown sits upright on his throne with a burning staff; lions are carved at both sides.',
  draw: (chance) =>
    sovereign(chance, {
      suit: 'wands',
      look: {
        shape: 'square',
        skin: 'skinOlive',
        hair: 'hairAuburn',
        cut: 'short',
        beard: 'full',
        eyes: 'open',
        brow: 'stern',
        mouth: 'smile',
      },
      wears: 'lionCrown',
      robe: 'wine',
      panel: 'straw',
      seat: 'straw',
      back: 'wineDark',
      collar: 'fur',
      right: { kind: 'hold', what: wand(0, -70, 1.75) },
      left: { kind: 'rest' },
      beside: [lionHead({ x: 120, y: 790, size: 0.72 }), lionHead({ x: 480, y: 790, size: 0.72 })],
    }),
};
