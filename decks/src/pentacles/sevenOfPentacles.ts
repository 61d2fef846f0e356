import { eachOf, flat, line } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { leaf, spray } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { lyingCoin } from '../suits/lyingCoin.ts';
import { pentacle } from '../suits/objects.ts';
import { gardener } from './sevenOfPentacles/gardener.ts';

export const sevenOfPentacles: Scene = {
  alt: 'A gardener leans on a hoe, his chin over both hands, and considers a great bush on which six coins have ripened; a seventh lies on the ground.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    crescent(440, 212, 32, -20),
    hill(650, 22, 'far', 0.2),
    hill(720, 14, 'mid', 2.1),
    hill(800, 8, 'near', 4),
    eachOf(
      '188,860,110,430,-0.1 188,860,268,424,0.12 188,860,190,326,0.02 188,860,104,620,-0.2 188,860,266,620,0.2 188,860,188,530,0',
      (x, y, tx, ty, bend) => spray({ from: [x, y], to: [tx, ty], bend, leaves: 8, length: 52 }),
    ),
    eachOf('190,296 108,398 270,398 188,496 100,590 268,590', (x, y) => [
      line(`M${x} ${y + 60}Q${x - 4} ${y + 46} ${x} ${y + 30}`, 6, 'stem'),
      pentacle(x, y, 0.44),
      leaf(x, y + 48, -150, 36),
      leaf(x, y + 48, -30, 36, 'leafDark'),
    ]),
    flat('ink', 'M204 858Q260 836 316 858Q260 880 204 858Z', 0.4),
    lyingCoin(262, 848, 0.74),
    standing(446, 846, 90),
    gardener,
  ],
};
