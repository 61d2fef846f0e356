import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, dots, gouge, joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

/** From the snout over the arched back to the root of the tail. */
const BODY = limb(
  '462,270,40 428,282,84 372,304,136 300,362,178 236,456,172 196,552,130 176,632,84 170,700,58',
);
const LOWER_JAW = outline('420,326! 446,318 468,306 486,308! 486,326 464,342 434,350!');
const TAIL = outline(
  '190,690! 208,734 240,776 276,800! 230,808 192,800 166,786 134,800 100,804 68,794! 108,766 136,726 144,684!',
);
/** On its back the great fin and the small one; below it those of breast, belly and vent. */
const FINS = [
  '262,318! 214,262 168,252 134,266! 160,300 164,350 172,410!',
  '142,572! 108,578 88,600 84,622! 110,620 136,628!',
  '396,366! 432,392 452,434 450,474! 414,464 378,436 352,400!',
  '316,500! 350,520 362,556 354,588! 322,576 300,552 292,530!',
  '256,590! 282,610 290,642 280,664! 254,650 236,630 228,610!',
].map(outline);
const FIN_RAYS = [
  '240,312 194,276 152,266',
  '212,346 184,304 158,282',
  '190,378 178,336 166,304',
  '394,392 420,422 440,460',
  '372,396 396,432 424,456',
  '314,528 334,548 346,578',
  '252,608 266,628 274,652',
];
const FLANK = limb('400,322,14 382,326,26 318,384,40 258,470,44 213,558,36 187,634,26 176,701,18');
const BELLY = limb('428,346,10 402,354,30 346,406,42 288,488,46 238,568,36 206,638,22 188,702,14');

/** A salmon that leaps up to the right: from its snout at (470, 258) to its tail at 800. */
export const salmon: Art = [
  FINS.map((d) => cut('ink', d, 5)),
  FIN_RAYS.map((ray) => gouge(ray, 6, 'mid')),
  joined('ink', [TAIL, BODY, LOWER_JAW], 6),
  flat('accent', FLANK),
  flat('light', BELLY),
  combed('352,366 290,454 240,550 204,640', '330,356 268,440 222,540 190,640', {
    rows: 3,
    width: 5,
    length: 18,
  }),
  dots(
    'mid',
    '384,280,7 350,284,6 326,306,8 296,318,6 282,346,8 254,366,6 246,398,8 216,420,6 214,458,7 188,480,6 188,522,7 168,556,6 172,592,6',
  ),
  [
    '160,716 136,754 102,788',
    '168,722 160,762 142,788',
    '176,722 184,762 202,792',
    '184,714 212,758 248,792',
  ].map((line) => gouge(line, 7, 'mid')),
  // The gill cover, the mouth, the eye.
  gouge('372,312 398,344 396,380', 7),
  gouge('486,310 458,310 430,326', 6),
  flat('glow', circlePath(428, 288, 15)),
  flat('ink', circlePath(430, 287, 8)),
];
