import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints, type Point } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { ringedHorn } from '../horn.ts';
import { fullMoon } from '../moon.ts';

const FACE = outline(
  '352,270! 366,256 384,262 414,310 436,376 474,440 502,488 512,524 500,554 462,572 428,564 402,574 372,606 330,640 310,560 330,480 352,420!',
);
const FLEECE = outline(
  '330,236! 250,190 160,196 110,270 96,360 110,440 130,490! 100,510 80,548 90,580! 40,600 20,654 36,700! -20,730 -30,780 -10,820! -40,860 -40,920! 560,920! 550,860 514,830! 530,790 496,748 470,740! 480,700 452,664 424,664! 424,620 392,596 360,600!',
);
/** From behind the brow back, round the moon and under the ear, ending before the cheek. */
const HORN: readonly Point[] = toPoints(
  '338,268 286,172 190,138 98,190 62,300 92,412 178,474 262,462 316,424',
);
const HORN_WIDTHS = [84, 104, 106, 100, 92, 80, 64, 42, 8];

/** Where the fleece ends on the cheek and on the throat. */
const FLEECE_EDGES = [
  'M350 316C368 330 374 366 358 382C382 386 392 424 360 446C386 458 382 492 346 510',
  'M346 510C380 524 384 566 364 602C362 612 354 618 344 622C360 640 346 672 316 682',
];

/** The brow, the eye, the cheek and the muzzle. */
const face: Art = [
  flat('woodDark', outline('290,300! 372,262 390,420 330,470')),
  fill('woodDark', FACE, { width: 3 }),
  flat(
    'wood',
    outline('352,270! 366,258 384,266 412,312 434,378 472,442 498,490! 470,470 430,410 400,340'),
    0.75,
  ),
  fill('glow', outline('374,380! 387,364 406,363 422,373! 408,390 390,392'), { edge: 'ink', width: 4 }),
  fill('ink', 'M388 373H410V382H388Z', { edge: 'none' }),
  line('M366 372Q388 352 420 362', 6, 'ink', 0.7),
  fill('ink', outline('478,500! 488,488 501,494 500,508 489,512!'), { width: 1.6 }),
  line('M505 536Q476 546 448 545', 4.4, 'ink'),
  graven('424,424 438,458 438,500', 5, 'wood', 0.9),
  graven('380,440 400,500 388,556', 6, 'ink', 0.6),
  graven('456,452 450,470 458,482', 5, 'wood', 0.9),
  // What the evening lights of its profile.
  graven('374,262 402,304 426,364 462,424 486,458 500,486', 9, 'rose', 1),
  graven('494,488 502,510 500,534', 7, 'rose', 1),
  [
    '396,300 404,330 402,352',
    '430,400 446,430 452,446',
    '410,420 420,470 416,520',
    '452,520 440,530 428,530',
    '366,500 372,540 366,580',
  ].map((hair) => graven(hair, 5, 'wood', 0.9)),
];

/** The fleece away from the light, and its lit edge at the cheek. */
const fleeceShade: Art = [
  flat('stone', outline('-60,500! 10,600 80,680 190,740 330,760! 330,900! -60,900!'), 0.5),
  FLEECE_EDGES.map((edge) => [
    put(line(edge, 10, 'rose', 0.5), { x: -9 }),
    put(line(edge, 4, 'stone', 0.6), { x: -22 }),
  ]),
];

/** The curls of the fleece: each a hook that rolls up, with a shadow below it. */
const curls: Art = eachOf(
  '100,540 190,556 276,540 60,620 140,622 224,628 304,606 20,690 100,700 186,706 268,694',
  (x = 0, y = 0, i = 0) => [
    flat('stone', `M${x - 26} ${y + 12}a26 24 0 0 0 50 4a30 36 0 0 1 -50 -4Z`, 0.5),
    line(`M${x - 24} ${y}a${22 + (i % 3) * 2} 20 0 1 1 36 17a13 13 0 1 1 -16 -19`, 3.4, 'stoneDark'),
  ],
);

/** A ram's head and neck in profile that looks right; the moon lies in the bow of its horn, about (206, 312). */
export const ramInProfile: Art = [
  fill('snow', FLEECE, { width: 3 }),
  put(face, { x: -70, y: -76, size: 1.2 }),
  flat('snow', 'M350 316V622H200V316Z'),
  FLEECE_EDGES.map((edge) => [flat('snow', `${edge}H200V500Z`), line(edge, 2.8)]),
  fleeceShade,
  curls,
  flat('ink', circlePath(206, 312, 122), 0.3),
  fullMoon(206, 312, 114, 'linen'),
  ringedHorn(HORN, HORN_WIDTHS, 22),
  graven('356,240 334,180 290,138 240,110 184,104', 13, 'light', 0.85),
  graven('262,442 222,446 180,430 146,408', 8, 'light', 0.6),
  fill('woodDark', outline('334,350 290,334 250,346 204,386! 252,408 310,408 342,394 352,372'), { width: 3 }),
  fill('rose', outline('312,360 286,350 256,360 228,382! 262,394 302,392 322,378'), { edge: 'none' }),
  put(
    fill(
      'snow',
      outline(
        '280,296! 276,324 292,346 306,336! 312,356 334,356 340,338! 352,350 370,340 372,322! 384,316 384,290 372,278! 340,256 300,262',
      ),
      { width: 3.4 },
    ),
    { x: 104, y: 88, size: 0.7 },
  ),
];
