import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { around, hatch, lens, lenses, ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const FACE =
  'M300 240C360 236 392 270 388 330C382 410 362 490 338 540C322 566 278 566 262 540C238 490 218 410 212 330C208 270 240 236 300 240Z';
/** The rings of a horn, each from its outer to its inner side. */
const RINGS =
  '236,206 208,262 178,166 164,236 112,156 114,232 50,190 84,250 6,258 66,286 8,348 68,336 50,410 84,368 118,448 118,394 176,424 154,380 216,376 182,360';
/** The right half of neck and chest, in tufts of wool. */
const FLEECE = outline(
  '290,340! 340,340 380,356 392,380! 432,378 464,408 454,438! 488,452 500,492 480,518! 504,544 502,588 474,606! 480,640 452,668 420,660! 400,684 366,680 350,660! 336,676 308,672 290,652!',
);

const horn: Art = [
  joined(
    'glow',
    [
      swellPath(
        '256,272 196,206 110,194 40,262 44,364 120,420 196,388 196,322 148,312',
        [76, 84, 80, 70, 58, 46, 34, 20, 3],
      ),
    ],
    4,
    'ink',
  ),
  lenses(RINGS, 8).map((ring) => flat('ink', ring)),
];

const head: Art = [
  mirrored([
    horn,
    cut('ink', outline('234,356! 206,346 176,364 160,396! 192,402 222,394 242,378!'), 5),
    gouge('216,372 194,376 176,390', 6, 'far'),
  ]),
  cut('ink', FACE, 6),
  hatch(FACE, { angle: 70, gap: 17, width: 5, reach: 0.2 }),
  ticks('M240 250C270 230 330 230 360 250C370 290 340 310 300 320C260 310 230 290 240 250Z', {
    flow: around(300, 190),
    gap: 20,
    length: 17,
    width: 6,
  }),
  mirrored([
    keyed('glow', 'M228 352Q252 332 276 362Q248 370 228 352Z', 3),
    flat('ink', 'M246 348h12v12h-12Z'),
    flat('light', 'M278 512Q264 516 268 528Q284 530 290 522Z'),
  ]),
  flat('light', lens([300, 526], [300, 552], 5) + lens([270, 546], [330, 546], 5)),
];

/**
 * A broad ram with curled horns that stands and faces us: 410 wide about x 300, from its horns at 124 to its hooves
 * at 784.
 */
export const ram: Art = [
  mirrored([
    joined('ink', [limb('334,620,84 334,690,56 332,752,44')], 6),
    keyed('accent', 'M310 740H356L360 784H304Z', 4),
    gouge('332,748 332,764 332,780', 4, 'ink'),
    joined('ink', [limb('392,610,110 404,690,70 404,752,50')], 6),
    keyed('accent', 'M378 740H430L440 784H368Z', 4),
    gouge('404,746 404,764 404,782', 5, 'ink'),
  ]),
  [-1, 1].map((side) => put(cut('near', FLEECE, 7), { x: 300 - side * 300, flip: side < 0 })),
  mirrored([flat('near', FLEECE), ticks(FLEECE, { flow: around(300, 420), gap: 30, length: 26, width: 8 })]),
  put(head, { x: 66, y: -20, size: 0.78 }),
];
