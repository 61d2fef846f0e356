import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined } from '../lino/cut.ts';
import { lens, lenses } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const HEAD = outline(
  '0,-98 50,-102 94,-74 116,-22 120,16 122,40 138,66! 112,78 86,94 44,102 0,106 -44,100 -86,74 -122,54! -114,32 -134,20! -118,-22 -94,-74 -50,-102',
);
const EAR = outline('44,-94! 76,-158 116,-186! 130,-120 116,-44!');
const IN_EAR = outline('68,-102! 88,-142 108,-158! 116,-114 108,-72!');
const EYES = [
  outline('-50,-2! -38,-34 2,-38 28,-10! 6,20 -32,22'),
  outline('56,-8! 64,-36 84,-38 98,-12! 88,16 66,18'),
];

/** A kitten's face, 284 wide about 0, that is turned a little to the right, where it stares at something. */
export const kittenFace = (place: Place): Art =>
  put(
    [
      mirrored([joined('ink', [EAR], 5), flat('accent', IN_EAR)], 0),
      joined('ink', [HEAD], 6),
      flat(
        'far',
        lenses('22,-98 24,-50 2,-94 4,-62 44,-94 46,-62 -130,18 -90,10 -112,48 -78,34', 8).join(''),
      ),
      EYES.map((eye) => flat('glow', eye)),
      [3, 80].map((x, i) => [
        flat('ink', circlePath(x, -5, 18 - i * 4)),
        flat('light', circlePath(x - 5, -13, 6 - i)),
      ]),
      flat('light', outline('54,28! 78,22 98,38 98,60 82,74 56,86 26,76 8,58 10,36 30,22')),
      flat('accent', outline('32,22! 54,16 76,22! 70,38 55,48 40,38')),
      gouge('55,44 55,52 55,60', 5, 'ink'),
      gouge('24,58 40,68 55,58', 5, 'ink'),
      gouge('55,58 70,68 84,56', 5, 'ink'),
      [gouge('18,52 -40,46 -98,56', 4), gouge('18,60 -36,64 -92,86', 4), gouge('24,68 -10,86 -56,116', 4)],
    ],
    place,
  );

const ARMS = [
  '104,590,60 110,516,88 134,456,80 168,428,66 198,430,58 210,456,52 210,484,56',
  '196,404,70 250,404,62 288,418,56 304,446,52 306,484,56',
];

/** Its two forelegs from the shoulders over the rim of a cup at y 448. */
export const kittenArms: Art = [
  ARMS.map((arm) => joined('ink', [limb(arm)], 5)),
  flat('ink', limb('106,606,60 104,580,70 110,530,84')),
  [210, 306].map((x) => [-13, 13].map((dx) => gouge(`${x + dx},480 ${x + dx},492 ${x + dx},508`, 5, 'far'))),
  // The wrist of the far foreleg.
  gouge('236,400 244,418 240,434', 5, 'far'),
  combed('78,580 84,520 118,462', '112,560 116,520 146,478', { role: 'far', rows: 3, width: 7, length: 26 }),
];

const BODY = outline(
  '166,376! 226,350 330,400! 352,500 384,590 418,690 430,780 416,858! 74,858! 56,790 62,690 90,590 118,480',
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
