import { fill, flat, line, type Art } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
import { graven } from '../drawing/swell.ts';
import { outline } from '../paper/nature/body.ts';

const BODY = outline(
  '60,-98! 66,-114 52,-132 28,-136 6,-126 -10,-106 -36,-86 -70,-50 -118,-2! -108,10 -90,2 -66,-16! -44,-4 -10,2 24,-8 48,-36 56,-68',
);

/** A cock sparrow that leans back and pulls at what its bill holds, at 82,-98; its feet are at 0,20. */
export const sparrow: Art = [
  flat('ink', outline('-70,18! -20,10 40,12 62,22! 20,32 -40,30'), 0.4),
  line('M6 -6L16 18L34 20M16 18L2 22M-12 -4L-8 18L10 22M-8 18L-22 22', 7, 'line'),
  line('M6 -6L16 18L34 20M16 18L2 22M-12 -4L-8 18L10 22M-8 18L-22 22', 3.4, 'rose'),
  fill('linen', BODY, { width: 3 }),
  flat('straw', outline('-66,-16! -30,-22 10,-20 40,-34 52,-60! 46,-30 24,-8 -10,2 -44,-4'), 0.7),
  fill('woodDark', outline('-44,-66! -78,-44 -120,-2! -108,10 -60,-24!'), { width: 2 }),
  fill('wood', outline('8,-104! -24,-94 -56,-60 -84,-18! -44,-20 0,-32 22,-58! 24,-84'), { width: 2.6 }),
  flat('light', outline('14,-62! -4,-50 -30,-44! -28,-52 -6,-60'), 0.95),
  [
    '4,-92 -22,-76 -44,-48',
    '12,-78 -12,-60 -36,-36',
    '-34,-46 -56,-34 -76,-20',
    '-10,-44 -36,-30 -66,-20',
  ].map((stroke) => graven(stroke, 5, 'woodDark', 0.95)),
  fill('hairAuburn', outline('58,-106! 64,-118 50,-132 28,-136 6,-126 -10,-106! 8,-98 20,-108 40,-112'), {
    width: 2.4,
  }),
  flat('shade', outline('50,-128! 36,-135 20,-133! 30,-124 46,-120 60,-114!'), 0.55),
  fill('ink', outline('60,-100! 44,-92 44,-72 56,-62! 62,-76'), { width: 1 }),
  flat('ink', outline('60,-104! 50,-110 34,-106! 46,-100')),
  flat('ink', circlePath(42, -111, 5.6)),
  flat('light', circlePath(40.4, -113, 1.9)),
  fill('shade', 'M57 -112Q74 -110 86 -99L60 -100ZM60 -98L84 -95Q72 -90 58 -92Z', { width: 2 }),
];
