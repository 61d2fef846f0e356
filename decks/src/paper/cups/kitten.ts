import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { gouge, joined } from '../lino/cut.ts';
import { lens, lenses } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const HEAD = outline(
  '0,-98 50,-102 94,-74 118,-22 142,16! 116,28 122,54! 86,74 44,100 0,106 -44,100 -86,74 -122,54! -116,28 -142,16! -118,-22 -94,-74 -50,-102',
);
const EAR = outline('44,-94! 76,-158 116,-186! 130,-120 116,-44!');
const IN_EAR = outline('68,-102! 88,-142 108,-158! 116,-114 108,-72!');
const EYES = [
  outline('-72,0! -60,-32 -22,-36 4,-8! -18,20 -54,22'),
  outline('44,-4! 60,-32 92,-32 110,-6! 92,16 60,16'),
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
      [-26, 84].map((x) => [flat('ink', circlePath(x, -8, 19)), flat('light', circlePath(x - 6, -15, 6))]),
      flat('light', outline('26,28! 46,34 74,52 70,78 46,86 26,80 4,88 -24,78 -28,52 4,34')),
      flat('accent', outline('8,32! 26,26 44,32! 38,46 26,54 14,46')),
      [gouge('26,52 24,66 2,72', 5, 'ink'), gouge('25,62 34,70 52,68', 5, 'ink')],
      [
        gouge('-16,60 -70,54 -136,66', 4),
        gouge('-14,70 -70,74 -126,98', 4),
        gouge('64,58 104,46 150,48', 4),
        gouge('64,68 104,70 148,82', 4),
      ],
    ],
    place,
  );

/** Its two paws over an edge at y 0, 190 wide about 0. */
export const kittenPaws = (place: Place): Art =>
  put(
    [-58, 58].map((x) => [
      joined('ink', [limb(`${x},-40,56 ${x},0,62 ${x},20,58`)], 5),
      [-13, 13].map((dx) => gouge(`${x + dx},18 ${x + dx},30 ${x + dx},46`, 5, 'far')),
    ]),
    place,
  );

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
      '108,506 160,530 96,562 156,592 80,620 148,656 70,682 146,716 66,744 140,772 402,660 352,690 420,712 360,742 424,768 366,792',
      15,
    ).join(''),
  ),
  joined('ink', [outline('54,870! 52,838 82,816 122,816 160,832 166,870!')], 5),
  [90, 112, 134].map((x) => gouge(`${x},842 ${x - 2},854 ${x},868`, 5, 'far')),
];
