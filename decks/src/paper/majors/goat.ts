import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch, lens, lenses } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const FACE =
  'M300 296C340 294 366 314 368 350C370 392 344 428 335 476C331 500 340 518 336 542C330 568 316 578 300 580C284 578 270 568 264 542C260 518 269 500 265 476C256 428 230 392 232 350C234 314 260 294 300 296Z';
/** The rings of a horn, each from its outer to its inner side. */
const RINGS = '236,296 272,272 212,270 244,240 178,240 212,208 150,208 180,184 122,176 152,158';

/** The right half of its chest, down to a ragged fringe, and a foreleg. */
const CHEST =
  'M290 470C350 474 402 498 420 548C430 584 426 604 424 630L408 618L398 650L382 630L368 668L354 640L340 682L324 650L310 694L300 672H290Z';
const LEG = limb('380,590,92 392,664,52 394,694,52 388,730,34 392,786,38');
/** Locks of its chest, each a hanging V. */
const LOCKS = toPoints('334,560 370,566 402,558 316,604 352,604 386,600 336,648');

/**
 * Head, chest and forelegs of a horned goat from the front: 376 wide about x 300, from its horns at 100 to its hooves at
 * 808.
 */
export const goat: Art = [
  mirrored([
    cut('near', LEG, 6),
    flat('ink', lens([376, 694], [412, 698], 5)),
    keyed('accent', 'M369 774L358 808H390L389 774Z', 4),
    keyed('accent', 'M394 774L394 808H428L416 774Z', 4),
  ]),
  mirrored(cut('near', CHEST, 8)),
  mirrored([
    flat('near', CHEST),
    LOCKS.map(([x, y]) => [
      gouge(`${x - 13},${y - 34} ${x - 6},${y - 12} ${x},${y}`, 7, 'far'),
      gouge(`${x + 13},${y - 34} ${x + 6},${y - 12} ${x},${y}`, 6, 'mid'),
    ]),
  ]),
  [gouge('284,640 294,660 300,668', 6, 'far'), gouge('316,640 306,660 300,668', 6, 'far')],
  mirrored([
    joined('far', [swellPath('268,320 230,260 180,220 118,142 132,102', [46, 42, 34, 20, 3])], 5, 'ink'),
    flat('ink', lenses(RINGS, 7).join('')),
    cut('near', 'M250 352C206 350 152 376 122 440C120 456 130 462 146 456C196 448 240 420 254 384Z', 5),
    gouge('238,372 186,390 140,444', 9, 'accent'),
  ]),
  cut('near', FACE, 6),
  hatch(FACE, { role: 'far', angle: 78, gap: 15, width: 4, reach: 0.22 }),
  mirrored([
    keyed('glow', 'M240 376Q252 350 282 372Q276 398 254 394Q244 388 240 376Z', 4),
    flat('ink', 'M249 371h26v8h-26Z'),
    gouge('236,352 258,338 284,356', 7, 'far'),
    flat('ink', outline('292,528! 276,514 272,524 280,540!')),
    gouge('290,520 276,506 268,518', 5, 'far'),
    gouge('300,552 286,558 272,548', 6, 'ink'),
  ]),
  flat('ink', lens([300, 526], [300, 554], 5)),
  joined(
    'far',
    [
      outline(
        '274,560! 268,606 280,652 290,690! 296,664 304,712! 308,668 318,692! 324,640 330,600 326,560! 300,582',
      ),
    ],
    5,
    'ink',
  ),
  [
    gouge('286,592 286,630 290,662', 5, 'ink'),
    gouge('302,598 300,640 303,690', 5, 'ink'),
    gouge('316,592 316,630 316,666', 5, 'ink'),
  ],
];
