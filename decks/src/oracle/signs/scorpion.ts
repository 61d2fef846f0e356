import { clipped, eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const PINCER = outline(
  '404,452! 440,450 458,406 456,344 434,278 392,236! 410,290 418,324 404,346! 396,322 382,294 356,272! 358,316 372,366 386,410',
);

/** An arm of the right side with its pincer, open round the moon. */
const arm: Art = [
  limb('wineDark', '318,548 366,540 404,500', [22, 28, 24], 'line', 3),
  limb('wineDark', '404,506 424,478 420,444', [30, 34, 22], 'line', 3),
  fill('wineDark', PINCER, { width: 3.4 }),
  clipped(PINCER, [
    flat('gloom', outline('470,344! 440,276 392,236! 430,300 440,360 430,420 410,452! 450,450 480,400')),
    graven('384,400 378,360 368,310', 6, 'red', 0.9),
  ]),
  line('M404 346C400 366 398 380 404 398', 3, 'line'),
];

const LEGS = [
  '330,560 396,524 440,552 452,576',
  '334,580 408,564 456,606 462,634',
  '334,600 404,606 444,660 442,690',
  '330,618 384,650 404,712 392,742',
] as const;

const legs: Art = LEGS.map((joints) => limb('wineDark', joints, [15, 13, 8, 4], 'line', 2.6));

/** The plates of the back, from the last to the first, each over the one behind it. */
const PLATES = '704,34 688,44 672,52 655,57 638,58 621,55 604,50';

const back: Art = eachOf(PLATES, (y = 0, half = 0) => [
  fill(
    'wineDark',
    outline(
      `${300 - half + 6},${y - 18}! ${300 - half},${y} ${300 - half + 10},${y + 14} 300,${y + 22} ${300 + half - 10},${y + 14} ${300 + half},${y} ${300 + half - 6},${y - 18}!`,
    ),
    {
      width: 2.8,
    },
  ),
  flat(
    'gloom',
    outline(
      `316,${y - 10}! ${300 + half - 5},${y - 14}! ${300 + half - 3},${y} ${300 + half - 14},${y + 12} 314,${y + 18}!`,
    ),
    0.8,
  ),
  graven(`${300 - half + 14},${y + 4} ${300 - half * 0.5},${y + 12} 290,${y + 14}`, 4, 'red', 0.7),
]);

const head: Art = [
  fill('wineDark', outline('300,512 328,514! 344,552 352,600! 300,612 248,600! 256,552 272,514!'), {
    width: 3.2,
  }),
  flat('gloom', outline('306,520! 326,522! 340,556 346,594! 310,602!'), 0.8),
  mirrored([
    fill('gloom', outline('304,516! 304,494 312,484 322,494 320,516!'), { width: 2.4 }),
    flat('ink', circlePath(322, 530, 4)),
  ]),
  flat('ink', circlePath(294, 550, 5) + circlePath(306, 550, 5)),
  graven('270,590 264,560 276,528', 5, 'red', 0.8),
];

/** The joints of the tail: place, direction and size. */
const TAIL = '318,740,62,1.08 366,770,12,1.12 430,764,-26,1.14 482,720,-56,1.16 506,652,-84,1.2';
const JOINT = outline('-36,-18! -20,-25 20,-25 36,-18! 40,0 36,18! 20,25 -20,25 -36,18! -40,0');

const tail: Art = [
  eachOf(TAIL, (x = 0, y = 0, turn = 0, size = 1) =>
    put(
      [
        fill('wineDark', JOINT, { width: 2.8 }),
        flat('gloom', outline('-34,4! 0,8 36,4! 36,18! 20,24 -20,24 -36,18!'), 0.85),
        graven('-22,-14 0,-17 22,-14', 4, 'red', 0.8),
      ],
      { x, y, turn, size },
    ),
  ),
  fill('ink', outline('476,566! 470,534 446,514 410,516! 434,494 478,498 508,530 516,566!'), { width: 3 }),
  fill('red', outline('480,614! 464,586 470,556 494,542 520,552 532,582 522,616!'), { width: 3 }),
  graven('478,596 476,574 490,556', 5, 'rose', 0.9),
];

/** The shadow that the moonlight throws towards us. */
const shadow: Art = put(
  [
    flat('ink', outline('252,520! 350,520! 362,600 350,720 300,740 250,720 240,600!'), 0.35),
    flat('ink', swellPath('316,730 370,776 430,770 480,726 506,660 500,580', [60, 50, 50, 50, 50, 40]), 0.35),
  ],
  { x: 10, y: 16 },
);

/** A scorpion from above that looks upwards, its tail bent to the right. */
export const scorpion: Art = [
  shadow,
  mirrored(legs),
  tail,
  mirrored(arm),
  back,
  head,
  eachOf('282,566,3 318,566,3 300,582,3', (x = 0, y = 0, r = 0) => flat('red', circlePath(x, y, r))),
];
