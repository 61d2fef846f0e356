import { type Art, fill, line, put } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { person } from '../figure/person.ts';
import { castle } from '../primitives/buildings.ts';
import { hill, tiles } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';

export const eightOfPentacles: Scene = {
  alt: 'A craftsman chisels a coin under the striped roof of a stall; six finished ones hang on the post beside, and one more lies waiting.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    hill(640, 10, 'far', 0.6),
    awning,
    castle(146, 646, 0.5),
    hill(690, 6, 'mid', 2),
    tiles(756, 'stone', 'stoneDark'),
    fill('wood', 'M424 900V170H492V900Z'),
    line('M444 200V860M470 200V860', 1.4, 'line', 0.45),
    [236, 348, 460, 572, 684, 796].map((y) => pentacle(458, y, 0.56)),
    fill('wood', 'M76 760H330V786H76ZM96 786H116V868H96ZM290 786H310V868H290Z'),
    person({
      x: 168,
      y: 860,
      size: 1.42,
      look: {
        skin: 'skinFair',
        hair: 'hairAuburn',
        cut: 'curls',
        eyes: 'down',
        brow: 'calm',
        mouth: 'firm',
        turn: 0.9,
      },
      wears: 'bandage',
      dress: 'seated',
      cloth: 'sage',
      trim: 'wood',
      lean: 10,
      bow: 10,
      arms: [
        {
          elbow: [56, -150],
          hand: [74, -160],
          holds: put(fill('steel', 'M-5 -20L-3 36L5 36L5 -20Z', { width: 1.6 }), { turn: -40 }),
          behind: true,
        },
        {
          elbow: [84, -190],
          hand: [70, -240],
          holds: put(
            [
              fill('wood', 'M-5 36V-20H5V36Z', { width: 1.4 }),
              fill('steel', 'M-28 -36H28V-14H-28Z', { width: 1.8 }),
            ],
            { turn: 24 },
          ),
        },
      ],
    }),
    pentacle(324, 698, 0.6),
    fill('woodDark', 'M268 752H386V868H268Z'),
    pentacle(356, 836, 0.34),
  ],
};

/** The roof of the stall, with a rail of chisels. */
const awning: Art = [
  line('M96 316V250M300 316V250', 2, 'woodDark'),
  times(7, (i) =>
    fill(i % 2 ? 'linen' : 'wine', `M${36 + i * 56} 190h56v62a28 24 0 0 1 -56 0Z`, { width: 1.8 }),
  ),
  fill('wood', boxPath(30, 176, 398, 18)),
  line('M96 316H300', 4, 'woodDark'),
  [120, 172, 224, 276].map((x, i) => [
    fill('wood', `M${x - 7} 316h14v${34 - i * 3}h-14Z`, { width: 1.4 }),
    fill('steel', `M${x - 5} ${350 - i * 3}h10v${40 - i * 8}l-5 12l-5 -12Z`, { width: 1.4 }),
  ]),
];
