import { seatedSovereign } from '../courts/sovereign.ts';
import { butterfly } from '../creatures/beasts.ts';
import { mirrored } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { cloud } from '../primitives/land.ts';
import { heldAt, sword } from '../suits/objects.ts';

export const queenOfSwords: Scene = {
  alt: 'A queen with a crown of wings sits high among clouds, a sword upright in one hand, the other raised to speak.',
  draw: (chance) =>
    seatedSovereign(chance, {
      suit: 'swords',
      seat: 'stone',
      back: 'shade',
      figure: {
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
        mantle: 'shade',
        collar: 'jewels',
        knees: 0.7,
        right: { joints: '50,-158 106,-56 140,-96', holds: heldAt(sword, 74, 1.5), turn: 0 },
        left: { joints: '-50,-158 -118,-90 -128,-206', hand: 'open', turn: 82 },
      },
      behind: mirrored(butterfly({ x: 112, y: 300, size: 0.6 })),
      beside: mirrored(cloud(86, 850, 0.8, 'steel')),
    }),
};
