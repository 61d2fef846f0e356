import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined } from '../lino/cut.ts';
import { lens, lenses } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const HEAD = outline(
  '0,-98 50,-102 94,-74 116,-22 120,16 138,40 130,72 96,92 44,100 0,106 -44,100 -86,74 -122,54! -116,28 -142,16! -118,-22 -94,-74 -50,-102',
);
const EAR = outline('44,-94! 76,-158 116,-186! 130,-120 116,-44!');
const IN_EAR = outline('68,-102! 88,-142 108,-158! 116,-114 108,-72!');
const EYES = [
  outline('-50,-2! -38,-34 2,-38 28,-10! 6,20 -32,22'),
  outline('70,-8! 80,-34 102,-34 114,-10! 104,14 82,14'),
];

/** A kitten's face, 284 wide about 0, that is turned a little to the right, where it stares at something. */
export const kittenFace = (place: Place): Art =>
  put(
    [
      mirrored([joined('ink', [EAR], 5), flat('accent', IN_EAR)], 0),
      joined('ink', [HEAD], 6),
      flat(
        'far',
        lenses(
          '22,-98 24,-50 2,-94 4,-62 44,-94 46,-62 -130,18 -90,10 -112,48 -78,34 130,16 112,10 114,46 98,38',
          8,
        ).join(''),
      ),
      EYES.map((eye) => flat('glow', eye)),
      [2, 97].map((x, i) => [
        flat('ink', circlePath(x, -4, 18 - i * 5)),
        flat('light', circlePath(x - 5, -12, 6 - i)),
      ]),
      flat('light', outline('86,26! 108,34 134,46 132,70 112,82 92,78 68,88 34,80 28,54 58,36')),
      flat('accent', outline('84,30! 106,24 130,36! 124,50 110,56 94,48')),
      [gouge('110,54 104,68 76,72', 5, 'ink'), gouge('106,64 114,72 128,68', 5, 'ink')],
      [gouge('40,60 -20,56 -92,70', 4), gouge('42,70 -16,76 -82,104', 4), gouge('50,78 10,96 -40,128', 4)],
    ],
    place,
  );

const ARMS = [
  '112,640,66 112,560,74 132,490,70 170,442,60 200,444,56 206,476,58',
  '216,420,70 262,424,58 296,438,54 304,478,58',
];

/** Its two forelegs from the shoulders over the rim of a cup at y 448. */
export const kittenArms: Art = [
  ARMS.map((arm) => joined('ink', [limb(arm)], 5)),
  flat('ink', limb('100,660,60 110,590,72')),
  [206, 304].map((x) => [-13, 13].map((dx) => gouge(`${x + dx},474 ${x + dx},486 ${x + dx},502`, 5, 'far'))),
  combed('96,600 100,540 124,480', '136,600 140,540 160,490', { role: 'mid', rows: 3, width: 7, length: 26 }),
];

const BODY = outline(
  '130,370! 226,350 330,400! 352,500 384,590 418,690 430,780 416,858! 74,858! 56,790 62,690 90,590 118,480',
);

/** Its body from the front, which sits behind a cup, with a hind paw on the ground at 870 and its tail to the right: from 56 to 556 across. */
export const sittingKitten: Art = [
  joined('ink', [limb('370,836,50 440,846,44 500,818,40 532,756,38 514,696,34 478,684,30 462,706,20')], 6),
  flat(
    'mid',
    lens([442, 824], [452, 866], 12) +
      lens([492, 798], [520, 832], 12) +
      lens([508, 764], [550, 776], 12) +
      lens([516, 732], [546, 708], 12) +
      lens([486, 700], [488, 668], 12),
  ),
  joined('ink', [BODY], 7),
  // The stripes of its coat run round the flanks.
  flat(
    'mid',
    lenses(
      '80,620 148,656 70,682 146,716 66,744 140,772 402,660 352,690 420,712 360,742 424,768 366,792',
      15,
    ).join(''),
  ),
  joined('ink', [outline('54,870! 52,838 82,816 122,816 160,832 166,870!')], 5),
  [90, 112, 134].map((x) => gouge(`${x},842 ${x - 2},854 ${x},868`, 5, 'far')),
];
