import { fill, flat, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';

/** A mane rooted from the ears to the withers that flies back from the crest; in the galloping horse's units. */
export const flyingMane: Art = [
  fill(
    'steel',
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

/** One shadow from the throat along the breast to the belly, and the knee of the leg that reaches out. */
export const muscles: Art = [
  flat(
    'steel',
    'M166 -70C150 -56 140 -38 134 -16C128 2 116 14 98 24C84 32 66 36 50 36C84 26 106 10 114 -12C122 -36 138 -58 166 -70Z',
    0.7,
  ),
  graven('100,-86 108,-60 104,-34', 4, 'ink', 0.22),
  // Knee and fetlock of the leg that reaches out.
  graven('160,-14 170,-8 182,-14 190,-22', 3, 'ink', 0.4),
  graven('206,36 214,32 224,34', 3, 'ink', 0.4),
  graven('184,-10 194,10 206,30', 2.4, 'ink', 0.25),
];
