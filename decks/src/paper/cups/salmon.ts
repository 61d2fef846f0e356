import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, dots, gouge, joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

/** From the snout over the arched back to the root of the tail. */
const BODY = limb('400,290,112 372,304,136 300,362,178 236,456,172 196,552,130 176,632,84 170,700,58');
const HEAD = outline('340,236! 396,228 446,242 484,266 506,290! 478,298 446,312 428,328! 384,374 340,340');
const LOWER_JAW = outline('392,362! 430,338 466,322 500,318! 492,338 462,358 420,376!');
const TAIL = outline(
  '190,690! 208,734 240,776 276,800! 230,808 192,800 166,786 134,800 100,804 68,794! 108,766 136,726 144,684!',
);
/** On its back the great fin and the small one; below it those of breast, belly and vent. */
const FINS = [
  '292,300! 262,246 214,204 176,196! 172,222 160,240! 166,262 152,288! 164,318 158,340! 176,372 190,404!',
  '148,560! 120,556 92,572 78,598! 96,606 116,602 136,622!',
  '400,356! 440,374 474,404 492,446! 474,448 464,464! 446,456 432,466! 404,442 372,402!',
  '326,486! 356,502 378,530 386,566! 370,564 360,578! 334,566 312,544 296,520!',
  '262,574! 296,594 314,622 318,658! 300,656 290,670! 262,656 242,636 226,612!',
].map(outline);
const FIN_RAYS = [
  '262,300 232,250 190,212',
  '238,326 206,282 172,250',
  '214,352 186,318 164,296',
  '196,380 180,356 168,346',
  '404,382 440,410 476,440',
  '396,398 422,432 446,450',
  '330,506 354,534 366,562',
  '316,516 334,544 348,562',
  '262,598 286,628 300,648',
  '248,608 264,636 278,652',
];
const FLANK = limb('400,322,14 382,326,26 318,384,40 258,470,44 213,558,36 187,634,24 172,706,3');
const BELLY = limb('444,344,3 404,358,26 348,408,42 290,488,46 240,568,36 206,638,22 184,706,3');

/** A salmon that leaps up to the right: from its snout at (506, 290) to its tail at 800. */
export const salmon: Art = [
  FINS.map((d, i) => cut(i < 2 ? 'ink' : 'accent', d, 5)),
  FIN_RAYS.map((ray, i) => gouge(ray, 7, i < 4 ? 'mid' : 'ink')),
  joined('ink', [TAIL, BODY, HEAD, LOWER_JAW], 6),
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
  gouge('366,290 396,324 392,372', 7),
  flat('glow', circlePath(428, 274, 17)),
  flat('ink', circlePath(431, 274, 12)),
  flat('light', circlePath(427, 269, 4)),
  gouge('366,310 384,330 384,356', 5, 'mid'),
];
