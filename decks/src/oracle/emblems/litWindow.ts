import { clipped, eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { flame } from '../../primitives/lights.ts';
import { leaf } from '../../primitives/plants.ts';

const lamp: Art = put(
  [
    fill(
      'woodDark',
      outline('-54,0! -44,-14 -16,-20 -16,-34 -46,-52 -40,-80! 40,-80! 46,-52 16,-34 16,-20 44,-14 54,0!'),
      { width: 2.8 },
    ),
    fill('metal', boxPath(-26, -94, 52, 14), { width: 2.4 }),
    fill('light', outline('-24,-94! -34,-124 -26,-156 -18,-206! 18,-206! 26,-156 34,-124 24,-94!'), {
      width: 2.4,
      opacity: 0.7,
    }),
    flame(0, -104, 1.15),
  ],
  { x: 196, y: 694 },
);

const PANES = boxPath(110, 110, 380, 580);

/** A window of four panes at night, from outside, a lamp behind it; all light comes from there. */
export const litWindow: Art = [
  flat('gloom', boxPath(40, 40, 520, 790)),
  line(times(16, (i) => `M40 ${66 + i * 52}H560`).join(''), 3, 'ink', 0.9),
  fill('field', boxPath(84, 84, 432, 620), { width: 3.4 }),
  flat('glow', PANES),
  clipped(PANES, [
    [300, 210, 130].map((r) => flat('trim', circlePath(196, 570, r), 0.4)),
    [90, 56].map((r) => flat('light', circlePath(196, 574, r), 0.5)),
    lamp,
    mirrored([
      fill('red', outline('110,110! 196,110! 190,240 166,380 120,470 110,480!'), { width: 2.8 }),
      ['132,120 134,240 120,400', '160,120 160,230 142,380', '182,120 178,220 164,330'].map((fold) =>
        graven(fold, 6, 'redDark', 0.9),
      ),
    ]),
    line('M300 110V690M110 400H490', 19, 'line'),
    line('M300 110V690M110 400H490', 13, 'field'),
  ]),
  line('M110 110V690H490V110Z', 4, 'line'),
  fill('gloomLight', boxPath(62, 690, 476, 32), { width: 3.4 }),
  flat('trim', boxPath(112, 690, 376, 8), 0.6),
  flat('glow', 'M110 722H490L560 840H40Z', 0.12),
];

/** Ivy that grows in from the sides, dark before the light. */
export const ivy: Art = [
  line('M58 840C90 700 50 560 88 420M552 840C520 740 560 640 522 540', 6, 'leafDark'),
  eachOf(
    '74,740,-40 72,700,200 68,640,-30 64,600,190 74,540,-20 78,500,200 88,430,-70 534,770,220 540,720,-20 540,670,200 534,620,-30 522,550,-110 70,790,-20 530,810,190',
    (x = 0, y = 0, turn = 0, i = 0) => leaf(x, y, turn, 46, i % 2 ? 'leafDark' : 'stem', 0.5),
  ),
];
