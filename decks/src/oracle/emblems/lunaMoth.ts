import { clipped, eachOf, fill, flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const FORE = outline('6,-26! 56,-74 120,-112 206,-132! 204,-92 184,-46 152,-8 104,16 48,24 10,12!');
const HIND = outline(
  '8,2! 56,2 104,14 126,46 116,84 88,108! 78,140 92,190 96,236 78,286! 56,282 40,262! 54,230 50,190 40,148 24,112 10,60!',
);

const wing: Art = [
  fill('sage', HIND, { width: 3.2 }),
  clipped(HIND, [
    flat('trim', outline('10,20! 60,20 96,40 80,100 50,120 20,80!'), 0.35),
    ['12,30 50,60 84,96', '10,20 60,40 112,60', '16,50 36,90 56,130', '60,120 66,170 74,230'].map((vein) =>
      graven(vein, 4, 'linen', 0.8),
    ),
    flat(
      'sageDark',
      outline('100,20! 130,50 116,90 84,110! 96,140 110,240 80,300 70,270 84,220 70,140 96,84'),
      0.5,
    ),
  ]),
  line(HIND, 3.2),
  fill('sage', FORE, { width: 3.2 }),
  clipped(FORE, [
    flat('trim', outline('10,-10! 60,-50 110,-60 130,-20 90,16 40,24!'), 0.35),
    ['14,-16 80,-60 190,-104', '14,-8 90,-36 190,-70', '16,2 80,-4 168,-26', '16,8 60,14 110,10'].map(
      (vein) => graven(vein, 4, 'linen', 0.8),
    ),
    flat('sageDark', outline('206,-134! 186,-96 150,-40 90,10! 110,20 160,0 200,-60'), 0.5),
    flat('wine', outline('0,-22! 56,-66 120,-104 208,-126! 208,-150 100,-140 0,-60')),
  ]),
  line(FORE, 3.2),
  eachOf('112,-58,13 74,50,12', (x = 0, y = 0, r = 0) => [
    fill('trim', circlePath(x, y, r), { width: 2.4 }),
    fill('light', circlePath(x, y, r * 0.62), { edge: 'wine', width: 3 }),
    flat('ink', circlePath(x, y, r * 0.3)),
  ]),
];

/** A feathered feeler. */
const feeler: Art = [
  line('M8 -46Q28 -64 34 -94', 4, 'metalDark'),
  times(6, (i) =>
    line(`M${13 + i * 4} ${-50 - i * 8}l12 -2M${13 + i * 4} ${-50 - i * 8}l-4 -11`, 3, 'metalDark'),
  ),
];

/** A luna moth from above, about 0. */
export const lunaMoth: Art = [
  mirrored([wing, feeler], 0),
  fill('linen', outline('-15,-6! -19,30 -14,76 0,104 14,76 19,30 15,-6!'), { width: 2.8 }),
  line('M-17 24Q0 31 17 24M-17 44Q0 51 17 44M-15 64Q0 71 15 64M-9 84Q0 89 9 84', 2.4, 'stoneDark'),
  fill('light', outline('0,-50! 16,-42 24,-16 16,8 0,14 -16,8 -24,-16 -16,-42'), { width: 2.8 }),
  ['-10,-30 -2,-24 2,-14', '10,-30 6,-20 8,-8', '-12,-10 -4,-4 0,4'].map((hair) =>
    graven(hair, 4, 'stoneDark', 0.9),
  ),
  eachOf('-9,-44 9,-44', (x = 0, y = 0) => flat('ink', circlePath(x, y, 4.6))),
];
