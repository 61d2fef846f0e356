import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times, toPoints } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { ringedHorn } from '../horn.ts';

const FACE = outline(
  '262,318! 238,350 206,408 172,474 146,532 128,578 126,604 138,622 152,640 186,650 236,646 290,650 350,620! 370,540 350,420 330,330!',
);
const FLEECE = outline(
  '300,330! 360,246 440,236 520,320 600,400 690,520! 690,880! 196,880! 168,842 172,816 204,804! 178,788 178,758 212,744! 200,720 212,690 250,690! 246,664 268,640 304,648! 288,630 290,596 324,590! 298,578 298,540 330,532! 304,518 302,482 332,470! 306,456 304,420 330,404! 300,380',
);
/** From under the poll back and round the ear, to a tip beside the cheek. */
const HORN = toPoints('304,352 328,262 406,208 490,232 530,318 512,420 444,480 364,476 312,428');
const HORN_WIDTHS = [78, 98, 104, 100, 90, 76, 58, 38, 7];

/** The brow, the eye, the cheek and the muzzle, lit from the evening before it. */
const face: Art = [
  fill('woodDark', FACE, { width: 3 }),
  flat(
    'wood',
    outline('262,320! 240,350 208,408 174,474 148,532 132,574! 160,560 196,520 232,440 276,380'),
    0.8,
  ),
  flat('wood', outline('236,470! 270,480 296,540 284,600 250,620 232,560'), 0.55),
  fill('glow', outline('226,424! 240,406 262,404 276,418! 264,432 244,436'), { edge: 'ink', width: 4 }),
  fill('ink', 'M240 415H264V425H240Z', { edge: 'none' }),
  line('M222 416Q246 392 280 408', 6, 'ink', 0.7),
  fill('ink', outline('134,574! 144,562 158,568 158,580 146,584!'), { width: 1.6 }),
  line('M132 612Q160 620 196 606', 4.4, 'ink'),
  graven('158,640 200,640 240,632', 5, 'ink', 0.6),
  graven('256,316 224,368 190,438 160,500 140,548 132,572', 9, 'rose', 1),
  graven('130,580 128,600 140,618', 7, 'rose', 1),
  [
    '214,440 206,470 190,500',
    '226,460 222,500 208,540',
    '180,548 196,566 202,588',
    '262,470 268,510 262,550',
  ].map((hair) => graven(hair, 5, 'wood', 0.9)),
];

/** Locks of wool in rows, each over the one below it, darker away from the light. */
const LOCK = 'M-28 -24C-32 10 -18 30 2 32C24 32 32 8 28 -24';
const wool: Art = times(13, (i) => {
  const row = 12 - i;
  return times(11, (k) => {
    const stir = ((row * 7 + k * 13) % 5) - 2;
    const [x, y] = [246 + k * 46 - (row % 2) * 23 + stir * 3, 318 + row * 42 + k * 6 + stir * 2];
    const dark = x * 0.5 + y - 900;
    return put(
      [
        flat(dark > 100 ? 'stone' : dark > 20 ? 'linen' : 'snow', `${LOCK}Z`),
        line(`${LOCK}${k % 2 ? 'M-8 -20C-14 4 -6 16 6 18' : 'M10 -22C16 4 8 16 -4 18'}`, 2.8, 'stoneDark'),
      ],
      { x, y, turn: 16 - k * 5 + stir * 9, size: 1 + stir * 0.07 },
    );
  });
});

/** The wool between its horns: behind the near horn, and a fringe before its root. */
const poll = fill(
  'snow',
  outline(
    '250,372! 226,360 224,338 246,326! 226,308 236,284 262,290! 258,264 286,250 304,268! 316,246 344,250 350,276! 370,360 300,390',
  ),
  { width: 3.2 },
);
const fringe: Art = [
  fill(
    'snow',
    outline(
      '262,384! 246,370 252,348 272,350! 276,332 300,330 306,346! 320,332 342,342 340,360! 356,372 350,392 332,390! 322,404 302,402 298,388! 286,400 268,398',
    ),
    { width: 3 },
  ),
  ['272,352 276,366 290,372', '306,348 308,364 320,370'].map((curl) => graven(curl, 4, 'stoneDark', 0.9)),
];

/** A ram's head and neck in profile that looks left, its horn in one whole turn about the ear. */
export const ramInProfile: Art = [
  face,
  poll,
  fill('snow', FLEECE, { width: 3.4 }),
  clipped(FLEECE, [
    wool,
    flat(
      'stone',
      outline('300,380! 330,404 332,470 330,532 324,590 304,648! 334,648! 350,560 344,470 350,390'),
      0.5,
    ),
  ]),
  line(FLEECE, 3.4),
  fill('woodDark', outline('322,400! 350,372 400,366 446,396! 412,426 360,432 326,420'), { width: 3 }),
  flat('rose', outline('344,402! 370,384 404,380 434,397! 402,414 366,416')),
  ringedHorn(HORN, HORN_WIDTHS, 22),
  graven('306,300 336,232 396,182 450,178', 11, 'light', 0.85),
  graven('500,462 450,496 396,494', 7, 'light', 0.5),
  fringe,
];
