import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints, type Point } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { ringedHorn } from '../horn.ts';

const HORN = toPoints('412,340 398,286 352,250 290,244 232,268 192,318 176,378');
const HORN_WIDTHS = [50, 49, 45, 39, 30, 19, 5];

const BODY = outline(
  '396,338! 440,400! 436,440 444,490 446,540 424,586 380,606! 250,612 130,606! 92,580 88,530 108,484 156,462 226,458 300,446 344,418 372,376',
);
const THIGH = outline('104,500! 150,472 206,486 240,534 238,584 214,606! 130,606! 98,570');

const head: Art = [
  fill('woodDark', outline('446,432! 478,436! 480,470 466,508! 450,476'), { width: 2.6 }),
  ['462,446 466,470 464,490', '472,446 474,462 472,476'].map((hair) => graven(hair, 4, 'wood', 1)),
  fill(
    'wood',
    outline(
      '384,352! 404,326 432,324 458,344 484,374 508,402! 516,418 508,434 484,440 452,432 428,426! 404,400',
    ),
    { width: 3 },
  ),
  flat('wood', outline('376,366! 400,336 424,350 432,400 436,430! 400,440')),
  flat('linen', outline('492,392! 510,406 514,420 506,432 484,437! 472,428 478,412')),
  flat('ink', outline('504,401! 515,412 510,420 500,414!')),
  line('M512 424Q496 433 474 423', 3.2, 'ink'),
  // The eye lies high and to the side, with a level pupil.
  flat('woodDark', outline('426,356! 440,344 460,350 464,362! 448,370 434,366')),
  fill('trim', outline('434,358! 444,351 456,355 459,361! 448,366 438,364'), { edge: 'ink', width: 2.6 }),
  flat('ink', 'M440 356.5H454V361H440Z'),
  graven('426,348 444,342 462,352', 3.4, 'woodDark', 0.9),
  graven('462,372 478,388 488,402', 5, 'woodDark', 0.7),
  graven('430,384 446,402 468,414', 5, 'woodDark', 0.7),
  graven('420,376 424,400 440,418', 5, 'woodDark', 0.6),
  fill('wood', outline('408,356! 384,344 352,350 332,368! 358,382 394,376!'), { width: 2.6 }),
  flat('rose', outline('396,358! 376,352 354,356 342,367! 362,374 388,370!')),
];

/** A foreleg that lies folded: its knee points forward, its hoof is under the chest. */
const folded: Art = [
  limb('woodDark', '468,590 436,600 392,604', [22, 18, 17], 'line', 2.6),
  fill('ink', outline('398,594! 376,592! 360,606! 362,612! 398,612!'), { width: 2 }),
  limb('wood', '384,520 392,566 430,586 470,584', [70, 54, 36, 26], 'line', 2.6),
  flat('wood', outline('340,500! 400,480 432,510 424,560 400,588 370,580 348,550')),
  graven('376,500 366,540 384,580', 6, 'woodDark', 0.8),
  graven('408,560 432,574 462,576', 5, 'linen', 0.5),
];

/** An ibex that lies on the snow and looks right, its horns swept back over it; it lies on y = 610. */
const ibex: Art = [
  flat('ink', 'M84 606Q280 590 520 604Q500 626 280 624Q110 624 84 606Z', 0.35),
  ringedHorn(
    HORN.map(([x, y]): Point => [x + 22, y + 6]),
    HORN_WIDTHS,
    15,
  ),
  // The far foreleg, stretched out over the edge.
  limb('woodDark', '420,570 474,586 520,598', [40, 28, 20], 'line', 2.6),
  fill('ink', outline('512,590! 530,590 544,606! 540,614! 512,610!'), { width: 2 }),
  fill('woodDark', outline('92,520! 70,526 62,552! 78,566 94,556!'), { width: 2.4 }),
  fill('wood', BODY, { width: 3.2 }),
  flat('straw', outline('230,611! 250,586 330,580 380,600! 360,606! 300,611!'), 0.7),
  flat(
    'woodDark',
    outline(
      '92,530! 110,486 156,464 226,460 300,448 344,420 372,380 388,350! 392,390 360,444 310,474 226,482 150,486',
    ),
    0.75,
  ),
  flat('linen', outline('428,440! 438,460 444,492 445,538 432,570! 424,540 430,490'), 0.75),
  fill('wood', THIGH, { width: 2.8 }),
  flat('woodDark', outline('222,520! 240,540 238,584 214,605! 160,606! 206,584 222,556'), 0.55),
  limb('wood', '140,600 200,606 262,602', [26, 22, 18], 'line', 2.6),
  fill('ink', outline('256,592! 276,594 292,608! 290,613! 256,612!'), { width: 2 }),
  folded,
  eachRow(
    [
      ['254,480 260,520 252,560'],
      ['282,474 290,516 284,556'],
      ['312,466 322,508 318,548'],
      ['130,500 122,530 130,560'],
      ['156,494 152,526 160,556'],
      ['184,498 184,526 192,552'],
      ['360,436 378,468 380,496'],
      ['384,410 402,446 406,478'],
      ['400,396 418,430 420,462'],
    ],
    (hair) => graven(hair, 5, 'woodDark', 0.75),
  ),
  head,
  ringedHorn(HORN, HORN_WIDTHS, 15),
  flat('woodDark', outline('384,352! 396,330 428,320 446,332! 424,340 404,352'), 0.9),
  // What the moon lights from the left.
  line('M92 528Q110 484 158 466', 4.6, 'linen', 0.8),
  line('M394 340Q384 296 346 268Q318 254 284 262', 5, 'light', 0.85),
  flat('light', circlePath(444, 355, 2)),
];

/** The ibex on its crag. */
export const restingIbex: Art = put(ibex, { y: 16 });
