import { line, put } from '../../drawing/art.ts';
import { circlePath, toPoints, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { outward, ticks } from '../lino/marks.ts';
import { perchedBird } from '../nature/birds.ts';
import { limb } from '../nature/body.ts';
import { field, lake, mountains } from '../nature/land.ts';
import { blossom, tuft } from '../nature/plants.ts';
import { beams, bigStar, chatterSky, cutStar } from '../nature/sky.ts';
import { tree } from '../nature/trees.ts';
import { pouringJar } from './pouringJar.ts';

const BANK =
  'M570 640C530 650 470 660 420 664C380 668 348 680 344 704C344 730 366 746 360 780C354 816 326 840 322 900H570Z';

/** Water that runs down the bank through the grass. */
const RIVULETS = [
  '376,600,16 384,650,18 392,700,20 420,750,22 416,800,26 440,890,34',
  '392,706,14 436,730,13 476,760,13 500,800,14 556,830,18',
  '420,750,12 462,800,12 476,840,13 520,890,16',
];

export const theStar: Scene = {
  alt: 'A great star and seven small ones shine over a pool; a red jar leans on the bank and pours one stream into the water and one on the land, which runs down through the grass, and a white bird sits on top of a tree.',
  draw: () => [
    chatterSky('near', outward(300, 250), { marks: 'mid' }),
    beams(300, 250, 130, 330, 16, 'far', 12),
    bigStar(300, 250, 150, 'glow', 8),
    toPoints('110,140 490,140 92,270 508,270 470,390 386,440 300,440').map(([x, y]) => cutStar(x, y, 38)),
    mountains(600, '150,150,110 450,160,130', 'mid', 'far'),
    lake(596, 'far', 'light'),
    put(tree({}, 'near', 'ink'), { x: 118, y: 660, size: 0.92 }),
    perchedBird({ x: 118, y: 358, size: 0.46 }, { role: 'light', breast: 'light' }),
    field('ink', '40,640 100,646 180,656 220,690 200,700 150,740 40,760', 'mid'),
    cut('ink', BANK, 7),
    ticks(BANK, { role: 'mid', flow: 70, gap: 34, length: 26, width: 4, tone: (x) => (x > 420 ? 0.8 : 0) }),
    line('M176 812A84 18 0 0 0 340 812M146 818A112 34 0 0 0 362 828', 5, 'near'),
    cutStroke('mid', '366,562 306,580 266,664 254,810', [30, 32, 44, 70], [42, 44, 58, 84]),
    [gouge('336,566 288,604 254,700 232,806', 7), gouge('340,576 300,620 272,710 270,808', 7)],
    toPoints('216,800 226,778 330,796 318,772 204,822 340,822').map(([x, y]) =>
      keyed('light', circlePath(x, y, 6), 3),
    ),
    joined('far', RIVULETS.map(limb), 5),
    [
      gouge('380,610 386,660 396,706 414,750', 6),
      gouge('418,780 424,820 436,880', 6),
      gouge('410,716 450,740 486,780', 5),
    ],
    pouringJar({ x: 474, y: 594, turn: -70, size: 1.16 }),
    toTriples('372,700,30 410,690,36 462,706,44 504,694,40 546,706,46 470,836,38 534,800,40').map(
      ([x, y, height]) => tuft(x, y, height, 'mid', 5),
    ),
    [blossom(524, 744, 26), blossom(358, 852, 20)],
    tuft(84, 880, 110, 'ink', 9),
  ],
};
