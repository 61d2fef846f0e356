import { sovereign } from '../courts/sovereign.ts';
import { fish } from '../creatures/beasts.ts';
import { fill, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { sailingShip } from '../primitives/buildings.ts';
import { disc } from '../primitives/lights.ts';
import { cup } from '../suits/objects.ts';

export const kingOfCups: Scene = {
  alt: 'A calm king with a crown of waves sits above the sea with a cup in one hand and a short sceptre in the other; a ship sails behind.',
  draw: (chance) =>
    sovereign(chance, {
      suit: 'cups',
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
      seat: 'stone',
      back: 'clothDark',
      collar: 'jewels',
      right: { kind: 'hold', what: cup(0, -50, 0.8) },
      left: {
        kind: 'hold',
        what: [fill('metal', 'M-5 60V-60H5V60Z', { width: 1.8 }), disc('waterLight', 0, -78, 20)],
      },
      beside: [sailingShip(96, 700, 0.7), put(fish({ size: 1 }, 'red'), { x: 504, y: 760, turn: -70 })],
    }),
};
