import { fill, mirrored, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { ankhInHand, arm, emperor, hand, pauldron } from './emperor/emperor.ts';
import { ankh, ram } from './emperor/ram.ts';

export const theEmperor: Scene = {
  alt: 'A black-bearded emperor in armour and a red mantle, large and from the side, looks out over bare mountains in a red evening, one hand on the head of a great carved ram, an ankh in the other.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    eveningBanks(640, ['glow', 'straw', 'red', 'red', 'wine', 'wine'], 84),
    rays(220, 330, 150, 480, 28, 0.4),
    mirrored([
      fill('dusk', 'M300 900V560L352 470L392 530L436 420L486 500L520 452L560 520V900Z'),
      fill('snow', 'M416 460L436 420L460 460L446 454L434 472L426 458Z', { width: 1.2 }),
      fill('far', 'M300 900V700L380 590L424 650L478 560L528 640L560 610V900Z'),
      graven('478,562 490,630 470,700', 5),
      graven('380,594 392,650 376,700', 5),
    ]),
    put([ankhInHand(ankh), emperor, arm, pauldron, put(ram, { x: 384, y: 704, size: 1.12 }), hand], {
      x: 600,
      flip: true,
    }),
  ],
};
