import { sovereign } from '../courts/sovereign.ts';
import { butterfly } from '../creatures/beasts.ts';
import { mirrored } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { cloud } from '../primitives/land.ts';
import { sword } from '../suits/objects.ts';

export const queenOfSwords: Scene = {
  alt: 'A queen with a crown of wings sits high among clouds, a sword upright in one hand, the other raised to speak.',
  draw: (chance) =>
    sovereign(chance, {
      suit: 'swords',
      look: {
        shape: 'long',
        aged: true,
        skin: 'skinOlive',
        hair: 'hairWhite',
        cut: 'bun',
        eyes: 'open',
        brow: 'stern',
        mouth: 'calm',
      },
      wears: 'wingCrown',
      robe: 'steelDark',
      panel: 'wine',
      seat: 'stone',
      back: 'shade',
      collar: 'fur',
      right: { kind: 'hold', what: sword(0, -104, 1.55) },
      left: { kind: 'raise' },
      beside: mirrored([cloud(92, 838, 0.8, 'steel'), butterfly({ x: 106, y: 700, size: 0.7 })]),
    }),
};
