import { line, put } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, cutStroke, gouge, keyed } from '../lino/cut.ts';
import { outward, ticks } from '../lino/marks.ts';
import { perchedBird } from '../nature/birds.ts';
import { field, lake, mountains } from '../nature/land.ts';
import { blossom, tuft } from '../nature/plants.ts';
import { beams, bigStar, chatterSky, cutStar } from '../nature/sky.ts';
import { tree } from '../nature/trees.ts';
import { jug } from '../objects.ts';

const BANK =
  'M570 640C500 646 440 652 404 664C372 670 348 680 344 704C344 730 366 746 360 780C354 816 326 840 322 900H570Z';

/** The stream on the land: it falls from the jug and spreads wide over the ground. */
const STREAM =
  'M380 610H406C404 650 402 680 412 702C440 742 510 764 570 780V900H396C404 860 372 800 368 750C366 720 380 690 380 610Z';

export const theStar: Scene = {
  alt: 'A great star and seven small ones shine over a pool; a red jug lies on the bank and pours one stream into the water and one on the land that spreads wide, and a white bird sits on top of a tree.',
  draw: () => [
    chatterSky('near', outward(300, 250), { marks: 'mid' }),
    beams(300, 250, 130, 330, 16, 'far', 12),
    bigStar(300, 250, 136, 'glow', 8),
    toPoints('110,140 490,140 92,270 508,270 470,390 386,440 300,440').map(([x, y]) => cutStar(x, y, 38)),
    mountains(600, '150,150,110 450,160,130', 'mid', 'far'),
    lake(596, 'far', 'light'),
    put(tree({}, 'near', 'ink'), { x: 132, y: 660, size: 0.92 }),
    perchedBird({ x: 130, y: 368, size: 0.34 }, { role: 'light', breast: 'light' }),
    field('ink', '40,640 100,646 180,656 220,690 200,700 150,740 40,760', 'mid'),
    cut('ink', BANK, 7),
    ticks(BANK, { role: 'mid', flow: 70, gap: 34, length: 26, width: 4, tone: (x) => (x > 420 ? 0.8 : 0) }),
    line('M196 812A78 18 0 0 0 352 812M166 818A108 34 0 0 0 372 828', 5, 'near'),
    cutStroke('mid', '384,578 322,592 280,670 268,810', [22, 24, 36, 62], [34, 36, 50, 76]),
    [gouge('350,584 304,618 272,700 250,806', 6), gouge('352,590 312,630 286,710 284,808', 6)],
    toPoints('216,800 226,778 330,796 318,772 204,822 340,822').map(([x, y]) =>
      keyed('light', circlePath(x, y, 6), 3),
    ),
    cut('far', STREAM, 5),
    [
      gouge('392,640 390,690 404,730 440,790 470,880', 8, 'near'),
      gouge('420,730 480,772 560,806', 7, 'near'),
      gouge('392,740 404,800 418,880', 7, 'near'),
      gouge('440,762 500,810 556,860', 6),
      gouge('404,750 430,810 440,870', 6),
    ],
    jug({ x: 452, y: 598, turn: -99, size: 1.25 }, 'accent', 'glow'),
    [blossom(462, 700, 21), blossom(522, 722, 30), blossom(352, 850, 20)],
    tuft(84, 880, 110, 'ink', 9),
  ],
};
