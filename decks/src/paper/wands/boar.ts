import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, times, toPoints } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { wedge } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline('640,240! 560,236 490,262 420,320 372,390! 330,540 330,700 372,800 392,900! 640,900!');
const HEAD = outline(
  '400,352! 340,410 300,452 252,520 200,584 150,628 112,652! 84,668 76,700 84,740 104,764! 140,768 190,758 240,768 300,790! 380,770 440,700 460,600 450,470!',
);
const EAR = outline('348,424! 334,370 330,310 344,232! 388,292 414,350 424,420!');
const FAR_EAR = outline('328,420! 286,388 264,340 272,284! 320,318 350,366');

/** Bristles along the ridge of its back, from its brow to the window's edge. */
const BRISTLES = toPoints(
  '378,386 396,360 414,338 432,318 452,300 472,284 492,272 514,262 536,254 558,248 580,246',
);

/** Its near ear, laid back, with a bandage round it. */
const ear: Art = put(
  put(
    [
      joined('ink', [EAR], 5),
      flat('ink', outline('342,404 380,396 430,408 430,450 384,470 340,444')),
      flat('mid', outline('360,404! 350,340 354,282! 384,320 402,404!')),
      [
        '326,344! 360,346 408,326! 416,350! 364,370 330,370!',
        '326,316! 354,318 392,300! 406,326! 360,346 324,344!',
      ].map((turn) => keyed('light', outline(turn), 4)),
    ],
    { x: -385, y: -420 },
  ),
  { x: 396, y: 452, turn: 34 },
);

/** A boar in profile that holds its head low and looks left: its snout at (80, 716), its body cut off by the window's right edge. */
export const boar: Art = [
  joined('near', [FAR_EAR], 5),
  joined(
    'ink',
    [
      BODY,
      HEAD,
      ...BRISTLES.map(([x, y], i) => wedge([x + 34, y + 60], [x - 16 + i * 5, y - 60 - (i % 3) * 16], 26)),
    ],
    6,
  ),
  // The hair runs back from the crest, over the shoulder and down the foreleg.
  combed('450,330 540,290 620,280', '470,480 560,440 630,430', {
    role: 'far',
    rows: 6,
    width: 7,
    length: 50,
  }),
  combed('520,600 530,690 510,800', '600,480 640,640 620,820', {
    role: 'mid',
    rows: 5,
    width: 7,
    length: 56,
  }),
  combed('390,760 376,820 396,890', '470,740 500,810 520,890', {
    role: 'mid',
    rows: 5,
    width: 7,
    length: 50,
  }),
  // The bristles of the cheek run back over the neck, behind the jaw.
  combed('404,470 470,520 540,560', '396,744 450,790 520,850', {
    role: 'far',
    rows: 8,
    width: 7,
    length: 44,
  }),
  combed('372,470 368,520 352,560', '396,700 376,740 330,766', {
    role: 'far',
    rows: 3,
    width: 5,
    length: 30,
  }),
  gouge('250,770 320,776 376,744 404,680 404,600 384,520 366,456', 10),
  combed('300,470 240,550 160,636', '320,500 268,576 190,660', {
    role: 'mid',
    rows: 3,
    width: 5,
    length: 44,
  }),
  ear,
  keyed('mid', outline('112,652! 130,676 132,730 116,766! 90,752 76,712 86,670'), 5),
  flat('ink', outline('96,690! 112,684 114,702 104,710!') + outline('98,728! 112,722 114,738 106,746!')),
  gouge('132,744 196,738 256,712', 7, 'far'),
  cut('light', outline('214,762! 176,740 160,700 172,640! 198,694 228,722 258,736!'), 5),
  gouge('206,748 184,722 174,690', 4, 'far'),
  // Its eye lies deep under the brow.
  keyed('glow', outline('262,568! 286,548 316,556! 304,576 278,580'), 4),
  flat('ink', circlePath(286, 564, 8)),
  joined('ink', [limb('246,566,6 278,534,16 326,546,8')], 3),
  // An old wound, and its stitches.
  gouge('334,566 300,620 252,660', 9, 'light'),
  times(3, (i) =>
    gouge(
      `${302 - i * 22},${592 + i * 24} ${312 - i * 22},${608 + i * 24} ${322 - i * 22},${620 + i * 22}`,
      6,
    ),
  ),
  times(3, (i) =>
    gouge(
      `${152 + i * 20},${640 - i * 18} ${168 + i * 18},${654 - i * 14} ${170 + i * 18},${676 - i * 14}`,
      5,
      'mid',
    ),
  ),
];
