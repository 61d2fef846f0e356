import { clipped, eachOf, fill, flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const LIMB = '300,452 356,440 420,458 472,506 506,566 532,602 548,590';

const VANE = outline('304,600! 326,612 346,650 352,700 348,742! 330,728 304,736!');
const vane: Art = [
  fill('red', VANE, { width: 3 }),
  clipped(VANE, [
    line(times(8, (i) => `M300 ${628 + i * 16}L360 ${656 + i * 16}`).join(''), 2.2, 'redDark'),
    flat('redDark', outline('334,600! 360,640 364,760! 336,760! 340,680'), 0.6),
  ]),
  line(VANE, 3),
];

const half: Art = [
  line('M530 600L300 752', 6.4, 'line'),
  line('M530 600L300 752', 3, 'light'),
  limb('wood', LIMB, [34, 36, 34, 28, 20, 14, 8], 'line', 3),
  flat('straw', swellPath('330,434 366,430 424,449 474,498', [3, 8, 8, 3]), 0.85),
  flat('woodDark', swellPath('330,456 370,454 414,470 460,514 498,574', [3, 10, 10, 8, 4]), 0.75),
  eachOf('407,437,399,471 480,490,456,514 513,560,491,574', (x0 = 0, y0 = 0, x1 = 0, y1 = 0) =>
    limb(
      'trim',
      [
        [x0, y0],
        [x1, y1],
      ],
      [12, 12],
      'line',
      2,
    ),
  ),
  limb('metal', '522,592 534,602 546,596 550,580', [15, 15, 12, 5], 'line', 2.4),
];

/** A drawn bow as its archer sees it: its arrow points up, from its nock at 300,752 to its tip at 300,226. */
export const drawnBow: Art = [
  mirrored(half),
  fill('straw', 'M295 310H305L310 756H290Z', { width: 3 }),
  flat('woodDark', 'M302 310H305L310 754H303Z', 0.6),
  mirrored(vane),
  fill('light', 'M292 606Q300 596 308 606L309 738H291Z', { width: 2.8 }),
  flat('stoneDark', 'M302 602L308 606L309 738H303Z', 0.7),
  fill('trim', 'M288 738H312V762Q300 746 288 762Z', { width: 2.6 }),
  mirrored(fill('steel', 'M300 222L346 334Q320 318 300 332Z', { width: 3 })),
  flat('steelDark', 'M302 234L341 328Q318 315 302 327Z'),
  graven('293,262 282,290 270,316', 5, 'light', 1),
  fill('trim', 'M290 326H310L309 350H291Z', { width: 2.6 }),
  fill('wine', outline('250,432! 300,428 350,432! 354,462! 300,470 246,462!'), { width: 3 }),
  line('M262 433L258 463M278 431L276 466M326 431L329 465M342 432L346 462', 3, 'rose', 0.6),
  fill('straw', 'M293.6 408H306.4L307.6 492H292.4Z', { width: 2.6 }),
];
