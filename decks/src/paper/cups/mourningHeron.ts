import { flat, put, type Art } from '../../drawing/art.ts';
import { cut, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '300,200 366,214 424,262 446,350 430,450 384,560 326,650 300,700! 274,650 216,560 170,450 154,350 176,262 234,214',
);
const LEFT_WING = outline(
  '236,262! 190,262 160,312 160,380 184,480 232,580 292,700! 300,660 302,640! 316,656 318,668! 322,610 316,540 298,470 268,410 252,340',
);
const RIGHT_WING = outline(
  '330,240! 390,244 434,300 440,380 416,480 380,550 340,616! 336,590! 316,624 308,650! 306,600 314,480 318,340',
);
/** Its neck, which is folded: it leaves the back of the head and bends once over the breast. */
const NECK = limb('300,216,64 262,262,60 264,316,62 308,360,64 334,410,62 322,470,58 296,540,50');
const HEAD = outline('268,244! 256,196 282,160 326,154 358,172 374,206! 366,234 336,252');

/** A leg from (x, 560), with three spread toes that stand at 760. */
const leg = (x: number): Art =>
  joined(
    'ink',
    [
      `${x},560,24 ${x + 3},650,18 ${x + 6},668,22 ${x},684,15 ${x - 3},760,14`,
      `${x - 2},752,12 ${x - 26},762,11 ${x - 52},774,5`,
      `${x - 2},752,12 ${x + 4},770,12 ${x + 2},790,5`,
      `${x - 2},752,12 ${x + 28},760,11 ${x + 54},770,5`,
    ].map(limb),
    4,
  );

/** A heron from behind, its head sunk between its wings and turned to look down to the right: from its head at 154 to its toes at 768. */
export const mourningHeron: Art = [
  put(leg(338), { y: -14 }),
  leg(272),
  put(
    [
      joined('ink', [BODY, HEAD], 6),
      [
        stroke('light', '296,166 244,176 196,226', [16, 13, 6]),
        stroke('ink', '296,166 244,176 198,224', [11, 8, 3]),
      ],
      cut('ink', RIGHT_WING, 4),
      ['412,290 424,370 392,470', '384,290 400,380 360,500', '412,400 384,490 346,570'].map((quill) =>
        gouge(quill, 7, 'mid'),
      ),
      keyed('far', NECK, 6),
      ['262,290 274,326 306,352', '316,370 332,412 324,456', '300,380 312,420 306,456'].map((streak) =>
        gouge(streak, 9, 'ink'),
      ),
      cut('ink', LEFT_WING, 5),
      [
        '180,350 196,460 252,590',
        '202,310 218,430 280,600',
        '228,310 244,420 296,560',
        '190,450 220,530 284,652',
      ].map((quill) => gouge(quill, 8)),
      // Its head again, over the wings, with a half-shut eye, and the bill that grows out of its face.
      keyed('glow', outline('326,236! 350,206 376,196! 412,276 430,366! 388,312 350,268'), 5.5),
      gouge('356,226 396,294 424,354', 4, 'ink'),
      joined('ink', [HEAD], 5),
      flat('far', outline('300,166! 330,166 362,186 378,208! 366,226 340,236! 316,220 300,196')),
      // The lid hangs low, and lower still on the outer side.
      flat('glow', 'M318 209Q342 194 366 201Q360 222 342 223Q326 222 318 209Z'),
      flat('ink', 'M334 201Q346 196 358 199Q356 214 346 215Q336 213 334 201Z'),
      flat('ink', outline('310,208! 326,186 350,180 370,196! 346,196 326,202')),
      gouge('318,228 336,234 352,228', 4, 'ink'),
    ],
    { x: 30, y: 16, size: 0.9 },
  ),
];
