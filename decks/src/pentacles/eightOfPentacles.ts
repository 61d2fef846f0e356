import { fill, put, type Art } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';
import { stump, bench, craftsman } from './eightOfPentacles/craftsman.ts';

export const eightOfPentacles: Scene = {
  alt: 'A craftsman sits on a bench under a striped awning and chisels a coin with a mallet; the coin stands on a block of wood; six finished ones hang on the post beyond, and one more stands ready under the bench.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    hill(600, 10, 'far', 0.6),
    hill(660, 6, 'mid', 2),
    hill(800, 4, 'near', 1),
    awning,
    fill('wood', 'M462 880V170H528V880Z'),
    graven('476,200 472,520 478,860', 4),
    graven('512,200 516,520 510,860', 4),
    [334, 431, 528, 625, 722, 819].map((y) => [disc('ink', 495, y + 4, 40, 0, 0.4), pentacle(495, y, 0.42)]),
    standing(230, 866, 180),
    put(bench, { x: -22 }),
    stump,
    put(craftsman, { x: -34 }),
    standing(122, 864, 58),
    pentacle(122, 822, 0.46),
  ],
};

/** The striped roof of the stall. */
const awning: Art = [
  fill('woodDark', 'M58 190H80V880H58Z'),
  times(8, (i) =>
    fill(i % 2 ? 'linen' : 'wine', `M${36 + i * 56} 190h56v62a28 24 0 0 1 -56 0Z`, { width: 1.8 }),
  ),
  fill('wood', boxPath(30, 176, 500, 18)),
];
