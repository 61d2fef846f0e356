import { seatedSovereign } from '../courts/sovereign.ts';
import { fish } from '../creatures/beasts.ts';
import { fill } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { sailingShip } from '../primitives/buildings.ts';
import { disc } from '../primitives/lights.ts';
import { cup, heldAt } from '../suits/objects.ts';

export const kingOfCups: Scene = {
  alt: 'A calm king with a crown of waves sits above the sea with a cup in one hand and a short sceptre in the other; a ship sails behind.',
  draw: (chance) =>
    seatedSovereign(chance, {
      suit: 'cups',
      seat: 'stone',
      back: 'clothDark',
      figure: {
        look: {
          shape: 'round',
          aged: true,
          skin: 'skinBrown',
          hair: 'hairWhite',
          cut: 'curls',
          beard: 'full',
          eyes: 'closed',
          brow: 'calm',
          mouth: 'smile',
        },
        wears: 'waveCrown',
        robe: 'cloth',
        panel: 'straw',
        mantle: 'wine',
        collar: 'jewels',
        knees: -0.5,
        right: { joints: '50,-158 110,-62 134,-116', holds: heldAt(cup, 50, 0.8), turn: 0 },
        left: {
          joints: '-50,-158 -116,-70 -66,2',
          holds: [fill('metal', 'M-5 60V-70H5V60Z', { width: 1.8 }), disc('waterLight', 0, -84, 17)],
          turn: 20,
        },
      },
      behind: [sailingShip(92, 672, 0.8), fish({ x: 512, y: 700, size: 0.8, turn: -52 }, 'red')],
    }),
};
