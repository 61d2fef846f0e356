import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { lens } from '../lino/marks.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { fur, limb, outline } from '../nature/body.ts';

const HOOF = outline('-46,10! -58,60 -72,96! 64,96! 52,60 42,10!');
const FEATHER = outline(
  '-30,-40! -44,-6 -62,30 -58,62! -44,44 -34,70! -12,48 4,74! 18,48 36,66! 44,40 58,50! 54,18 42,-12 30,-40!',
);

/** A hoof below white hair, its fetlock at -40 and its sole at 96. */
const hoof = (place: Place): Art =>
  put(
    [
      keyed('far', HOOF, 6),
      [-30, 0, 28].map((x) => gouge(`${x},60 ${x - 4},76 ${x - 6},90`, 5, 'ink')),
      keyed('light', FEATHER, 5),
      flat(
        'far',
        lens([-30, -10], [-40, 30], 7) + lens([-4, -16], [-8, 42], 7) + lens([20, -14], [30, 34], 7),
      ),
    ],
    place,
  );

const BREAST = outline(
  '20,20! 580,20! 566,180 540,290 480,372 380,392 300,350 220,392 120,372 60,290 34,180',
);
const LEG = limb('150,290,150 152,400,114 152,470,84 152,520,98 152,556,84 154,610,60 156,668,60 156,708,80');
const RAISED = limb('452,290,150 458,400,118 456,480,92 446,536,104 424,580,76 398,624,58 382,648,70');

const HEAD = outline(
  '300,10 364,20 392,70 388,130 372,220 360,290 366,350 364,404 336,436 300,442 264,436 236,404 234,350 240,290 228,220 212,130 208,70 236,20',
);

/** The lowered head of a horse from the front with a white blaze, its muzzle at 442. */
const head: Art = [
  mirrored([
    joined('ink', [outline('214,118! 172,104 146,50! 196,46 240,66!')], 5),
    flat('near', outline('206,100! 182,90 164,64! 196,62 220,74!')),
  ]),
  joined('ink', [HEAD], 7),
  keyed(
    'light',
    outline(
      '300,90! 328,130 318,220 316,300 336,350 320,384 300,388 280,384 264,350 284,300 282,220 272,130',
    ),
    0,
  ),
  mirrored([
    flat('glow', outline('212,150! 230,136 246,158! 234,172 218,168')),
    flat('ink', outline('222,148! 238,146 238,166! 224,168')),
    gouge('210,136 232,122 252,142', 7, 'mid'),
    flat('mid', outline('248,360! 262,352 272,372 266,394 256,390! 258,374')),
    gouge('254,186 258,250 256,310', 7, 'mid'),
  ]),
  gouge('262,416 300,426 338,416', 6, 'mid'),
  cut('near', outline('236,8! 364,8! 352,80 330,130! 316,90 300,170! 284,100 262,140! 250,80'), 5),
  gouge('280,30 284,80 288,110', 5, 'mid'),
  gouge('318,30 314,80 302,140', 5, 'mid'),
];

/** A plough horse from the front that lowers its head, one hoof lifted at (340, 700), the other on the ground at 822. */
export const ploughHooves: Art = [
  joined('ink', [LEG], 6),
  hoof({ x: 156, y: 732, size: 0.92 }),
  joined('ink', [RAISED], 6),
  hoof({ x: 368, y: 672, turn: 30, size: 0.84 }),
  joined('ink', [BREAST], 6),
  flat('ink', limb('150,290,146 152,400,114 152,440,90') + limb('452,290,146 458,400,118 457,440,94')),
  // The knees and the fetlocks.
  [gouge('112,500 124,482 152,476 182,482 192,500', 7, 'mid'), gouge('122,546 152,562 184,546', 7, 'mid')],
  [gouge('404,520 416,500 446,492 482,504', 7, 'mid'), gouge('402,552 430,570 462,572', 7, 'mid')],
  [gouge('166,584 168,630 168,672', 6, 'mid'), gouge('126,690 152,700 184,690', 6, 'mid')],
  gouge('426,596 410,620 396,646', 6, 'mid'),
  fur(
    BREAST,
    'mid',
    (x) => 90 - (x - 300) * 0.12,
    (x, y) => (y > 170 && Math.abs(x - 300) > 130 ? 0.7 : 0),
  ),
  cut(
    'accent',
    outline('84,20! 120,180 196,310 300,344 404,310 480,180 516,20! 448,20! 410,150 300,250 190,150 152,20!'),
    6,
  ),
  mirrored(gouge('112,60 146,190 214,286', 6, 'glow')),
  head,
];
