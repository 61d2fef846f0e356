import { sovereign } from '../courts/sovereign.ts';
import { cat } from '../creatures/beasts.ts';
import { line } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { leaf, sunflower } from '../primitives/plants.ts';
import { wand } from '../suits/objects.ts';

export const queenOfWands: Scene = {
  alt: 'A queen crowned with flames sits with a staff in one hand and a sunflower in the other; a black cat keeps watch at her knee.',
  draw: (chance) =>
    sovereign(chance, {
      suit: 'wands',
      look: {
        shape: 'round',
        skin: 'skinFair',
        hair: 'hairAuburn',
        cut: 'long',
        eyes: 'open',
        brow: 'raised',
        mouth: 'smile',
      },
      wears: 'flameCrown',
      robe: 'straw',
      panel: 'wine',
      seat: 'wineDark',
      back: 'near',
      collar: 'jewels',
      right: { kind: 'hold', what: wand(0, -70, 1.7) },
      left: {
        kind: 'hold',
        what: [
          line('M0 120V-60', 5, 'leaf'),
          leaf(0, -10, -40, 34),
          leaf(0, 20, 200, 34),
          sunflower(0, -86, 1.05),
        ],
      },
      beside: cat({ x: 300, y: 866, size: 1.3 }),
    }),
};
