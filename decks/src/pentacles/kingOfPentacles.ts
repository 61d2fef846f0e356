import { sovereign } from '../courts/sovereign.ts';
import { bullHead } from '../creatures/heads.ts';
import { fill } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { disc, star } from '../primitives/lights.ts';
import { grapes } from '../primitives/plants.ts';
import { pentacle } from '../suits/objects.ts';

export const kingOfPentacles: Scene = {
  alt: 'A king with bull’s horns on his crown sits among ripe grapes with a great coin held to his breast and a sceptre in the other hand; a bull is carved at each side of the throne.',
  draw: (chance) =>
    sovereign(chance, {
      suit: 'pentacles',
      look: {
        shape: 'round',
        skin: 'skinDark',
        hair: 'hairBlack',
        cut: 'curls',
        beard: 'full',
        eyes: 'open',
        brow: 'calm',
        mouth: 'smile',
      },
      wears: 'bullCrown',
      robe: 'wineDark',
      panel: 'sage',
      seat: 'woodDark',
      back: 'near',
      collar: 'jewels',
      left: { kind: 'cradle', what: pentacle(-24, 236, 0.8) },
      right: {
        kind: 'hold',
        what: [
          fill('metal', 'M-6 140V-90H6V140Z', { width: 1.8 }),
          disc('metal', 0, -112, 26),
          star(0, -112, 16, 'ink', 5, 0.45),
        ],
      },
      beside: [
        bullHead({ x: 110, y: 790, size: 0.66 }),
        bullHead({ x: 490, y: 790, size: 0.66 }),
        grapes(84, 640, 1),
        grapes(516, 640, 1),
      ],
    }),
};
