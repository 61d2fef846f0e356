import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch, lens, lenses } from '../lino/marks.ts';
import { limb } from '../nature/body.ts';

const FACE =
  'M300 300C346 300 366 330 360 390C356 436 338 476 342 512C350 552 334 582 300 584C266 582 250 552 258 512C262 476 244 436 240 390C234 330 254 300 300 300Z';
/** The rings of a horn, each from its outer to its inner side. */
const RINGS = '236,296 272,272 212,270 244,240 178,240 212,208 154,206 182,178 132,168 158,146';

/** The right half of its chest, down to a ragged fringe, and a foreleg. */
const CHEST =
  'M290 480C340 482 382 508 396 554C406 590 406 624 400 664L386 648L378 678L362 656L352 686L338 660L326 696L314 666L300 704H290Z';
const LEG = limb('370,610,86 376,684,46 378,714,44 374,746,32 376,782,34');
/** Locks of its chest, each a hanging V. */
const LOCKS = toPoints('330,580 362,592 388,578 314,612 346,622 378,626 332,648');

/**
 * Head, chest and forelegs of a horned goat from the front: 376 wide about x 300, from its horns at 70 to its hooves at
 * 806.
 */
export const goat: Art = [
  mirrored([
    cut('near', LEG, 6),
    flat('ink', lens([362, 708], [394, 712], 5)),
    keyed('accent', 'M354 772L344 806H378L376 772Z', 4),
    keyed('accent', 'M380 772L380 806H412L400 772Z', 4),
  ]),
  mirrored(cut('near', CHEST, 8)),
  mirrored([
    flat('near', CHEST),
    LOCKS.map(([x, y]) => [
      gouge(`${x - 13},${y - 34} ${x - 6},${y - 12} ${x},${y}`, 7, 'far'),
      gouge(`${x + 13},${y - 34} ${x + 6},${y - 12} ${x},${y}`, 6, 'mid'),
    ]),
  ]),
  [gouge('284,668 294,690 300,698', 6, 'far'), gouge('316,668 306,690 300,698', 6, 'far')],
  mirrored([
    joined('far', [swellPath('268,320 230,260 180,220 120,130 130,76', [46, 42, 34, 20, 3])], 5, 'ink'),
    flat('ink', lenses(RINGS, 7).join('')),
    cut('near', 'M248 360C200 340 150 356 116 400C160 424 220 416 252 392Z', 5),
    gouge('236,378 190,376 140,398', 7, 'accent'),
  ]),
  cut('near', FACE, 6),
  hatch(FACE, { role: 'far', angle: 78, gap: 15, width: 4, reach: 0.22 }),
  mirrored([
    keyed('glow', 'M254 392Q272 366 290 396Q270 408 254 392Z', 3),
    flat('ink', 'M266 382h16v9h-16Z'),
    flat('ink', 'M288 534Q268 524 264 538Q266 554 288 546Z'),
    gouge('292,528 274,516 260,528', 5, 'far'),
    gouge('300,566 284,572 266,562', 6, 'ink'),
  ]),
  flat('ink', lens([300, 540], [300, 568], 5)),
  cut('ink', 'M278 576C268 622 284 664 300 706C316 664 332 622 322 576Q300 590 278 576Z', 5),
  gouge('300,600 296,630 300,680', 5, 'far'),
];
