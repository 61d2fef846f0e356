import { sovereign } from '../courts/sovereign.ts';
import { butterfly } from '../creatures/beasts.ts';
import { mirrored } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { cypress } from '../primitives/plants.ts';
import { sword } from '../suits/objects.ts';

export const kingOfSwords: Scene = {
  alt: 'A stern king with a crown of spires and a short dark beard faces us squarely, his sword a little inclined.',
  draw: (chance) =>
    sovereign(chance, {
      suit: 'swords',
      look: {
        shape: 'long',
        skin: 'skinFair',
        hair: 'hairBlack',
        cut: 'short',
        beard: 'short',
        eyes: 'open',
        brow: 'stern',
        mouth: 'firm',
      },
      wears: 'spireCrown',
      robe: 'clothDark',
      panel: 'steel',
      seat: 'stoneDark',
      back: 'ink',
      collar: 'armour',
      right: { kind: 'hold', what: sword(8, -112, 1.66, 5) },
      left: { kind: 'rest' },
      beside: mirrored([cypress(96, 880, 150), butterfly({ x: 104, y: 690, size: 0.6 }, 'glow')]),
    }),
};
