import { clipped, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, times, toPoints } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { ringedHorn } from '../horn.ts';

const FACE = outline(
  '300,392! 362,400 388,440 382,500 366,560 352,620 350,668 334,706 300,718 266,706 250,668 248,620 234,560 218,500 212,440 238,400!',
);
const FLEECE = outline(
  '300,400! 400,410 460,470! 500,490 508,540! 548,570 552,620! 580,660 580,720! 620,760 620,860! -20,860! -20,760 20,720! 20,660 48,620! 52,570 92,540! 100,490 140,470! 200,410',
);
/** From the brow out and down, round the ear and forward to a tip beside the cheek. */
const HORN = toPoints('324,384 366,318 442,300 512,350 530,440 492,520 424,536 392,490 420,452');
const HORN_WIDTHS = [84, 98, 102, 96, 84, 68, 50, 32, 7];

const LOCK = 'M-28 -24C-32 10 -18 30 2 32C24 32 32 8 28 -24';

/** The tone of a lock: deepest below the jaw, grey where the head throws its shadow and on the side away from the light. */
const woolTone = (x: number, y: number): Role => {
  const [across, down] = [Math.abs(x - 306), y - 540];
  if (down > 0 && across < 96 - down * 0.22 && down < 200) return 'steelDark';
  if (down > -20 && across < 140 - down * 0.3 && down < 260) return 'stone';
  return x > 430 ? 'stone' : x > 350 || y > 760 ? 'linen' : 'snow';
};

/** Locks of wool in rows, each over the one below it, darker away from the light. */
const wool: Art = times(9, (i) => {
  const row = 8 - i;
  return times(13, (k) => {
    const stir = ((row * 7 + k * 13) % 5) - 2;
    const [x, y] = [22 + k * 46 - (row % 2) * 23 + stir * 3, 450 + row * 46 + Math.abs(k - 6) * 5];
    const dark = woolTone(x, y);
    return put(
      [
        flat(dark, `${LOCK}Z`),
        line(
          `${LOCK}${k % 2 ? 'M-8 -20C-14 4 -6 16 6 18' : 'M10 -22C16 4 8 16 -4 18'}`,
          2.8,
          dark === 'steelDark' ? 'gloomLight' : 'stoneDark',
        ),
      ],
      { x, y, turn: (6 - k) * 5 + stir * 8 },
    );
  });
});

const ear: Art = [
  fill('woodDark', outline('372,500! 400,520 452,556 478,600! 430,606 384,578 364,540'), { width: 3 }),
  flat('rose', outline('388,528! 420,548 448,572 460,592! 426,590 394,566')),
];

const eye: Art = [
  // A sheep’s eye: amber, with a pupil that is a level bar, under a ridge of bone.
  flat('ink', outline('328,500 336,474 358,464 380,476 386,500 374,524 350,530 334,520'), 0.5),
  fill('metal', circlePath(357, 497, 21.5), { edge: 'ink', width: 4 }),
  flat('metalDark', outline('337,492! 344,480 358,476 371,481 377,492! 358,485'), 0.8),
  flat('trim', outline('340,506! 358,512 374,504! 366,515 350,516'), 0.9),
  fill('ink', 'M347 494H367Q372 494 372 498.5T367 503H347Q342 503 342 498.5T347 494Z', { width: 1 }),
  flat('light', circlePath(349, 487, 3)),
  fill('woodDark', outline('330,494! 340,474 358,466 378,474 388,490! 372,482 350,483'), { width: 2.8 }),
  graven('340,478 356,470 374,476', 4, 'wood', 1),
  fill('ink', outline('308,680! 318,664 334,658! 336,672 322,684'), { width: 1.6 }),
  graven('334,530 330,570 324,620', 5, 'wood', 0.8),
];

const face: Art = [
  fill('woodDark', FACE, { width: 3.4 }),
  clipped(FACE, [
    flat('wood', outline('300,440! 270,470 262,540 268,620 274,660! 300,676! 300,440!')),
    flat('wood', outline('214,440! 232,500 250,560 258,620! 244,620 226,560 208,500'), 0.7),
    graven('246,470 238,510 250,560', 5, 'rose', 0.9),
    flat(
      'ink',
      outline('386,440! 380,500 364,560 350,620 348,668 330,708! 320,700 334,640 344,560 360,480'),
      0.4,
    ),
  ]),
  mirrored(eye),
  line('M300 676V700M270 698Q286 708 300 700Q314 708 330 698', 4.4, 'ink'),
  graven('288,520 286,570 290,620', 6, 'straw', 0.5),
];

/** The tuft of wool on its brow. */
const tuft: Art = [
  fill(
    'snow',
    outline(
      '300,346! 326,334 350,350 352,374! 376,380 380,408 362,424! 364,446 338,456 324,444! 310,462 286,460 278,444! 258,456 236,444 238,424! 220,408 226,382 248,376! 250,350 274,336',
    ),
    { width: 3.2 },
  ),
  [
    '270,364 262,384 276,396',
    '318,364 334,378 326,396',
    '292,402 296,424 312,426',
    '252,404 258,422 270,424',
    '340,404 346,420 334,428',
  ].map((curl) => graven(curl, 5, 'stoneDark', 0.9)),
];

/** A ram's head and breast from the front, its horns from 60 to 540. */
export const ramAhead: Art = [
  fill('snow', FLEECE, { width: 3.4 }),
  clipped(FLEECE, [flat('stone', outline('220,540! 330,400! 640,400! 640,880! 240,880!')), wool]),
  line(FLEECE, 3.4),
  mirrored(ear),
  face,
  mirrored([
    ringedHorn(HORN, HORN_WIDTHS, 20),
    graven('322,350 356,296 420,262 488,272 540,318', 12, 'light', 0.95),
    graven('470,364 488,420 478,474', 10, 'woodDark', 0.5),
  ]),
  tuft,
];
