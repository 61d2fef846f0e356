import { eachOf, fill, put, type Art } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { hill } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { pentacle } from '../suits/objects.ts';
import { blank, craftsman, workbench } from './eightOfPentacles/craftsman.ts';

export const eightOfPentacles: Scene = {
  alt: 'A bearded craftsman bends over his workbench under a striped awning and strikes a chisel on a coin with his mallet; three finished ones hang on the post beyond and four on the front of the bench.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    disc('glow', 430, 560, 40, 0),
    eveningBanks(570, ['glow', 'straw', 'rose', 'dusk', 'leaf'], 52),
    hill(600, 10, 'far', 0.6),
    hill(660, 6, 'mid', 2),
    hill(800, 4, 'near', 1),
    awning,
    fill('wood', 'M464 880V170H532V880Z'),
    graven('472,200 468,480 474,720', 4),
    graven('522,200 526,480 520,720', 4),
    [318, 420, 522].map((y) => [disc('ink', 498, y + 4, 43, 0, 0.4), pentacle(498, y, 0.45)]),
    blank,
    put(craftsman, { x: -152, y: -246, size: 1.44 }),
    workbench,
    eachOf('112 238 364 490', (x) => [disc('ink', x + 3, 822, 44, 0, 0.4), pentacle(x, 818, 0.46)]),
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
