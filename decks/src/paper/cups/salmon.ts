import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, dots, gouge, joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

/** From the snout over the arched back to the root of the tail. */
const BODY = limb('400,290,112 372,304,136 300,362,178 236,456,172 196,552,130 176,632,84 170,700,58');
const HEAD = outline('340,236! 396,228 446,242 484,266 506,290! 478,298 446,312 428,328! 384,374 340,340');
const LOWER_JAW = outline('360,340! 420,332 466,322 500,316! 502,330 478,356 440,382 400,404 372,412!');
const TAIL = outline(
  '190,690! 208,734 240,776 276,800! 230,808 192,800 166,786 134,800 100,804 68,794! 108,766 136,726 144,684!',
);
/** On its back the great fin; below it those of breast, belly and vent. */
const FINS = [
  '326,272! 284,224 236,202 194,206! 196,232 182,252! 184,278 168,298! 172,324 158,344! 160,372 168,400 190,424!',
  '404,352! 436,372 464,400 478,440! 452,444 436,440 416,428 372,392!',
  '330,470! 350,492 364,518 366,548! 346,546 330,538 314,526 292,510!',
  '262,564! 278,584 288,606 288,630! 270,628 258,622 246,612 226,596!',
].map(outline);
const FIN_RAYS = [
  '288,258 252,230 212,216',
  '258,278 226,256 196,246',
  '232,304 208,286 184,282',
  '208,336 190,322 174,322',
  '188,372 178,362 168,360',
  '410,380 440,406 464,434',
  '398,396 420,416 440,434',
  '334,500 348,520 356,540',
  '316,510 330,524 342,536',
  '262,586 274,604 280,622',
  '248,596 258,608 268,618',
];
const FLANK = limb('388,322,8 374,330,24 318,384,40 258,470,44 213,558,36 187,634,24 172,706,3');
const BELLY = limb('478,350,3 440,374,14 396,398,26 348,424,38 290,488,46 240,568,36 206,638,22 184,706,3');

/** A salmon that leaps up to the right: from its snout at (506, 290) to its tail at 800. */
export const salmon: Art = [
  FINS.map((d) => cut('accent', d, 5)),
  FIN_RAYS.map((ray) => gouge(ray, 7, 'ink')),
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
    '350,284,6 326,306,8 296,318,6 282,346,8 254,366,6 246,398,8 216,420,6 214,458,7 188,480,6 188,522,7 168,556,6 172,592,6',
  ),
  [
    '160,716 136,754 102,788',
    '168,722 160,762 142,788',
    '176,722 184,762 202,792',
    '184,714 212,758 248,792',
  ].map((line) => gouge(line, 7, 'mid')),
  // The gill cover, the mouth, the eye.
  gouge('376,262 402,300 402,344 380,380', 11),
  flat('glow', circlePath(428, 274, 17)),
  flat('ink', circlePath(431, 274, 12)),
  flat('light', circlePath(427, 269, 4)),
];
