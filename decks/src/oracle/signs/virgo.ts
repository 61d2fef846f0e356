import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { wheat } from '../../primitives/plants.ts';
import { hills, oracleHaze, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { nestedMouse } from './harvestMouse.ts';

export const virgo: OracleScene = {
  alt: 'High in the ripe wheat a harvest mouse looks out of the round nest that it has woven between the stalks, a single grain in its paws; a small pale moon shines through the ears, a ladybird climbs a leaf; above, the constellation Virgo.',
  hour: 'field',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 420, twinkling: false }),
    signConstellation('virgo'),
    fullMoon(474, 306, 62, 'linen', 'craters'),
    hills(610, [40, 70, 40, 60, 30, 50, 40], 'far'),
    oracleHaze(60, 560, 150),
    hills(650, [10, 20, 14, 24, 12, 20, 16], 'mid'),
    field,
    eachOf('96,-10,205 512,9,196', stalk),
    blades,
    eachOf('276,-3,246 158,2,228 428,-1,222', stalk),
    put(nestedMouse, { x: 292, y: 540, size: 1.08 }),
    bindings,
    tailBehindLeaf,
    wrapped,
    tailBeforeLeaf,
    ladybird,
  ],
};

/** The ripe field behind, as rows of ears. */
const field: Art = [
  fill('straw', 'M40 668C160 650 400 650 560 664V840H40Z', { width: 2 }),
  times(15, (i) =>
    put(wheat(0, 0, 60, (i % 3) * 8 - 8), { x: 56 + i * 36, y: 740 + (i % 3) * 14, size: 1.2 }),
  ),
  flat('metalDark', 'M40 720C160 706 400 706 560 720V840H40Z', 0.45),
];

/** A stalk from the bottom of the picture, so near that its ear is as long as a hand; its foot, lean and height. */
const stalk = (x = 0, turn = 0, height = 0): Art =>
  put(
    [
      fill('metal', `M-3.4 0L-2 ${-height + 62}H2L3.4 0Z`, { width: 1 }),
      wheat(0, 0, height, 0),
      line(`M-3 ${-height * 0.4}h6M-3.4 ${-height * 0.2}h7`, 1.6, 'woodDark'),
    ],
    { x, y: 840, size: 2.5, turn },
  );

const blades: Art = [
  ['140,870 112,700 76,610 44,640', '462,870 484,700 526,610 566,650'].map((way, i) =>
    fill(i % 2 ? 'leaf' : 'sage', swellPath(way, [20, 26, 16, 2]), { width: 2.6 }),
  ),
];

/** Straw that ties the nest to the stalks beside it. */
const bindings: Art = eachOf('169,478,6 427,474,-4', (x = 0, y = 0, turn = 0) =>
  put(
    [
      fill('straw', outline('-15,-11! 0,-14 15,-11! 17,0 15,11! 0,14 -15,11! -17,0'), { width: 2.4 }),
      line('M-13 -3L12 -11M-14 5L14 -4M-11 11L14 4', 2, 'woodDark'),
    ],
    { x, y, turn },
  ),
);

const TAIL = { width: 2.6 };
/** The tail winds once about a leaf: this part is behind it. */
const tailBehindLeaf: Art = fill('rose', swellPath('430,664 420,690 386,706 372,712', [9, 9, 8, 8]), TAIL);
/** It comes out of the nest over the rim of the hole. */
const tailBeforeLeaf: Art = [
  fill('rose', swellPath('338,589 354,590 366,614 374,654 402,676 432,664', [6, 10, 10, 10, 9, 8]), TAIL),
  fill('rose', swellPath('373,712 384,730 408,728 418,716 410,706', [8, 8, 7, 5, 3]), TAIL),
];

/** Two leaves that are woven into the nest. */
const wrapped: Art = [
  fill('sage', swellPath('300,830 240,720 200,650 156,560 176,470', [18, 26, 24, 18, 3]), { width: 2.6 }),
  graven('290,810 236,716 196,640 162,560', 5, 'stem', 0.7),
  fill('leaf', swellPath('344,840 380,740 424,640 434,540 404,456', [18, 26, 26, 18, 3]), { width: 2.6 }),
  graven('350,816 386,736 424,640 430,550', 5, 'stem', 0.7),
];

const ladybird: Art = put(
  [
    fill('ink', circlePath(0, -15, 9), { width: 2 }),
    fill('red', outline('0,-14 14,-8 17,6 10,18 0,20 -10,18 -17,6 -14,-8'), { width: 2.4 }),
    line('M0 -14V20', 2.4),
    eachOf('-8,0 8,-2 -7,11 8,11', (x = 0, y = 0) => flat('ink', circlePath(x, y, 3))),
  ],
  { x: 491, y: 690, turn: 14 },
);
