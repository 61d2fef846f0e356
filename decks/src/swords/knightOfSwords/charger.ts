import { fill, flat, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';

/** A mane rooted from the ears to the withers that flies back from the crest; in the galloping horse's units. */
export const flyingMane: Art = [
  fill(
    'light',
    'M166 -134C160 -146 148 -152 136 -152C126 -158 112 -158 96 -166C102 -156 110 -150 116 -146C100 -150 82 -146 64 -154C72 -144 82 -138 92 -134C76 -136 58 -130 38 -138C48 -126 58 -122 70 -118C54 -118 38 -112 16 -118C28 -106 40 -102 52 -100C38 -98 26 -92 6 -96C14 -84 22 -76 30 -66C44 -70 54 -78 62 -88C70 -84 76 -90 80 -98C90 -92 98 -98 102 -106C112 -100 120 -106 124 -112C134 -106 142 -110 148 -118C156 -116 164 -124 166 -134Z',
    { width: 1.6 },
  ),
  [
    '150,-120 142,-138 112,-152',
    '128,-114 120,-134 82,-146',
    '106,-108 98,-124 56,-132',
    '84,-100 78,-112 36,-116',
  ].map((points) => graven(points, 3.4, 'ink', 0.34)),
  [
    '140,-116 134,-136 116,-146',
    '118,-110 108,-130 76,-138',
    '94,-104 86,-118 54,-122',
    '66,-90 58,-98 24,-100',
  ].map((points) => graven(points, 2.2, 'ink', 0.26)),
];

/** The round of the neck, the edge of the shoulder blade, the breast between the legs, and the forearm. */
export const muscles: Art = [
  flat(
    'steelDark',
    'M170 -72C150 -58 138 -42 133 -20C124 -6 112 4 100 10C112 -8 112 -30 122 -46C132 -64 148 -72 170 -72Z',
    0.6,
  ),
  flat('steelDark', 'M54 -70C76 -54 98 -30 106 0C108 12 102 24 84 34C96 4 80 -34 54 -70Z', 0.5),
  flat('steelDark', 'M104 22C130 14 160 14 184 18C160 20 136 30 112 36C100 38 88 34 80 30Z', 0.45),
  times(8, (i) =>
    graven(
      [
        [152 - i * 5, -64 + i * 7],
        [143 - i * 4.6, -68 + i * 6.4],
        [134 - i * 4, -76 + i * 6],
      ],
      2.6,
      'ink',
      0.34,
    ),
  ),
  times(8, (i) =>
    graven(
      [
        [66 + i * 5.4, -56 + i * 9],
        [58 + i * 5, -48 + i * 9],
        [50 + i * 4.8, -44 + i * 9],
      ],
      2.6,
      'ink',
      0.3,
    ),
  ),
  times(7, (i) =>
    graven(
      [
        [118 + i * 9, 8 - i * 0.4],
        [116 + i * 9, 16 - i * 0.2],
        [112 + i * 9, 22],
      ],
      2.2,
      'ink',
      0.28,
    ),
  ),
  graven('100,-86 108,-60 104,-34', 4, 'ink', 0.22),
  // Knee and fetlock of the leg that reaches out.
  graven('160,-14 170,-8 182,-14 190,-22', 3, 'ink', 0.4),
  graven('206,36 214,32 224,34', 3, 'ink', 0.4),
  graven('184,-10 194,10 206,30', 2.4, 'ink', 0.25),
];
