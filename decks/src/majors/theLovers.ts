import { snake } from '../creatures/beasts.ts';
import { wing } from '../creatures/wing.ts';
import { eachRow, fill, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { head } from '../figure/head.ts';
import { HEADWEAR } from '../figure/headwear.ts';
import { person } from '../figure/person.ts';
import { cloud, hill, peaks } from '../primitives/land.ts';
import { flame, sunDisc } from '../primitives/lights.ts';
import { leaf, tree } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';

export const theLovers: Scene = {
  alt: 'A woman and a man hold hands beneath a winged angel in the sun; behind her is a tree with fruit and a snake, behind him a tree of flames, and a mountain between.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(300, 236, 90, 420, 34, 0.6),
    put(sunDisc(0, 0, 74, 24), { x: 300, y: 226 }),
    [false, true].map((flip) =>
      wing({ x: flip ? 262 : 338, y: 280, size: 1.22, flip, turn: flip ? 10 : -10 }),
    ),
    put([head({ skin: 'skinOlive', hair: 'hairAuburn', cut: 'curls', mouth: 'smile' }), HEADWEAR.none], {
      x: 300,
      y: 232,
      size: 0.9,
    }),
    cloud(236, 336, 0.9, 'light'),
    cloud(366, 340, 0.86, 'light'),
    peaks(640, [[300, 100, 180]], 'far', 'mid'),
    hill(690, 12, 'mid', 0.8),
    hill(760, 10, 'near', 2.4),
    put(
      [
        tree(0, 0, 1.28, 'red'),
        snake('M-26 -6C30 -20 34 -40 -8 -52C-40 -66 -20 -92 16 -96', [18, -100], 'sage'),
      ],
      { x: 112, y: 800 },
    ),
    put(
      [
        fill('wood', 'M-14 0C-8 -60 -8 -100 -12 -150L12 -150C8 -100 8 -60 16 0Z'),
        eachRow(
          [
            [-46, -160],
            [46, -160],
            [-60, -230],
            [60, -230],
            [-28, -290],
            [30, -290],
            [0, -340],
            [0, -220],
            [-20, -150],
            [24, -156],
          ],
          (x, y) => [leaf(x, y + 8, -90 + x * 0.6, 34, 'leafDark'), flame(x, y, 1.1, x * 0.4)],
        ),
      ],
      { x: 488, y: 800 },
    ),
    person({
      x: 226,
      y: 826,
      size: 1.2,
      look: { skin: 'skinFair', hair: 'hairFair', cut: 'long', turn: 0.7, mouth: 'smile' },
      wears: 'none',
      dress: 'gown',
      cloth: 'linen',
      trim: 'rose',
      arms: [
        { elbow: [-50, -160], hand: [-34, -118] },
        { elbow: [46, -166], hand: [60, -138] },
      ],
    }),
    person({
      x: 374,
      y: 826,
      size: 1.24,
      look: { skin: 'skinDark', hair: 'hairBlack', cut: 'curls', beard: 'short', turn: -0.7, mouth: 'smile' },
      dress: 'robe',
      cloth: 'wine',
      trim: 'trim',
      arms: [
        { elbow: [-46, -160], hand: [-60, -134] },
        { elbow: [50, -160], hand: [36, -118] },
      ],
    }),
  ],
};
