import { eachOf, fill, flat, line, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

/** A house with its gable to us: the middle of its foot, its width and its height to the eaves. */
const houses = (list: string, shift: number): Art =>
  eachOf(list, (x = 0, y = 0, width = 0, height = 0, i = 0) => [
    fill((i + shift) % 3 ? 'stone' : 'linen', boxPath(x - width / 2, y - height, width, height), {
      width: 2.2,
    }),
    flat('stoneDark', boxPath(x + width * 0.1, y - height, width * 0.36, height), 0.7),
    fill(
      (i + shift) % 2 ? 'red' : 'redDark',
      `M${x - width / 2 - 4} ${y - height}L${x} ${y - height - width * 0.66}L${x + width / 2 + 4} ${y - height}Z`,
      { width: 2.2 },
    ),
    fill('glow', boxPath(x - 6, y - height + 8, 12, 16), { width: 1.8 }),
  ]);

const church: Art = [
  fill('stone', boxPath(292, 214, 92, 74), { width: 2.4 }),
  fill('mid', 'M286 216L300 186H378L390 216Z', { width: 2.4 }),
  fill('linen', boxPath(272, 160, 44, 128), { width: 2.6 }),
  flat('stoneDark', boxPath(298, 161, 17, 126), 0.8),
  fill('mid', 'M266 162L294 56L322 162Z', { width: 2.8 }),
  graven('278,154 288,110 293,74', 5, 'waterLight', 0.8),
  line('M294 58V36M286 44H302', 3, 'line'),
  disc('glow', 294, 194, 22, 0, 0.4),
  fill('glow', 'M284 214V192Q294 176 304 192V214Z', { width: 2 }),
  eachOf('336 360', (x = 0) => fill('glow', `M${x - 6} 254V236Q${x} 226 ${x + 6} 236V254Z`, { width: 1.8 })),
];

const rock: Art = [
  fill(
    'near',
    outline(
      '176,440! 190,396 214,376 230,330 262,286 330,272 396,292 424,340 450,380 484,404 500,440! 340,452',
    ),
    {
      width: 3,
    },
  ),
  flat('mid', outline('190,430! 204,396 224,376 240,330 266,292! 250,350 236,400 230,430!'), 0.8),
];

/** The wall at the foot of the town, and the gate to which the way leads. */
const gate: Art = [
  fill('stone', outline('206,434! 210,402! 330,392 462,404! 466,434! 330,442'), { width: 2.8 }),
  flat('stoneDark', outline('360,396! 462,404! 466,434! 366,440!'), 0.7),
  fill('stone', boxPath(308, 372, 44, 66), { width: 2.6 }),
  fill('redDark', 'M302 374L330 344L358 374Z', { width: 2.4 }),
  fill('glow', 'M318 438V412Q330 396 342 412V438Z', { width: 2.2 }),
  line('M240 410V422M276 404V416M400 404V416M434 410V422', 2, 'line', 0.5),
];

/** A steep little town on a rock, its gate at (330, 438). */
export const tidalIsland: Art = [
  flat('near', outline('150,436! 330,428 520,438! 460,470 330,478 200,470'), 0.5),
  rock,
  church,
  houses('262,318,36,34 402,322,38,36 314,314,34,26 358,318,36,28', 0),
  houses('236,366,38,36 424,368,38,34 282,358,36,30 382,362,36,30 332,352,34,26', 1),
  houses('226,412,36,30 444,414,36,32 272,404,38,28 398,406,38,28', 2),
  gate,
];
