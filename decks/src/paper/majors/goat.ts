import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch, lens, lenses, ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const FACE =
  'M300 300C346 300 366 330 360 390C356 460 340 520 326 560C318 580 282 580 274 560C260 520 244 460 240 390C234 330 254 300 300 300Z';
/** The rings of a horn, each from its outer to its inner side. */
const RINGS = '236,296 272,272 212,270 244,240 178,240 212,208 154,206 182,178 132,168 158,146';

/** The right half of its chest, and the arm that it rests on a hoof. */
const CHEST = outline('290,500! 350,504 420,536 452,600 438,690 424,770 290,770!');
const ARM = limb('424,584,112 482,650,84 476,704,58 440,748,46');

/**
 * Head, chest and arms of a horned goat from the front: 390 wide about x 300, from its horns at 70 to its hooves at
 * 774.
 */
export const goat: Art = [
  mirrored(cut('near', CHEST, 8)),
  mirrored([
    flat('near', CHEST),
    gouge('408,600 396,644 350,662 310,644', 9, 'far'),
    gouge('300,640 302,700 300,760', 7, 'far'),
    gouge('386,700 352,712 318,704', 6, 'far'),
    cut('near', ARM, 7),
    ticks(ARM, { role: 'mid', flow: 70, gap: 24, length: 24, width: 6, tone: (_, y) => (y < 690 ? 1 : 0) }),
    keyed('accent', 'M452 716L418 730L404 774H462L474 744Z', 4),
    gouge('440,732 434,752 434,772', 5, 'ink'),
  ]),
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
    flat('light', 'M284 540Q270 540 274 554Q288 556 294 550Z'),
  ]),
  flat('light', lens([300, 556], [300, 574], 5) + lens([280, 572], [320, 572], 5)),
  cut('ink', 'M276 570C270 620 284 660 300 700C316 660 330 620 324 570Z', 5),
  gouge('300,586 296,630 300,680', 5, 'far'),
];
