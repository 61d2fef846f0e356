import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { combed } from '../lino/combed.ts';
import { cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const HEAD = outline('14,-62 56,-84 102,-72 142,-40 168,-4 170,20 148,40 108,52 60,62 14,50 -16,14 -14,-30');
const NEAR_EAR = outline('52,-66! 60,-130 48,-214 12,-276! -24,-226 -30,-140 6,-44!');
const FAR_EAR = outline('66,-70! 96,-130 112,-200 104,-262! 64,-220 40,-150 36,-70!');
const BREAST = outline(
  '-10,-10! -62,44 -100,120 -118,210 -124,400! 130,400! 132,300 120,210 96,140 88,90 96,40!',
);

/** The head and breast of a hare of the chariot in a red collar, turned outward from the middle of the card. */
export const chariotHare = (coat: PaperInk, marks: PaperInk, shade: PaperInk, flip: boolean): Art =>
  put(
    [
      joined(coat, [FAR_EAR], 6),
      joined(coat, [BREAST], 7),
      combed('-60,180 -70,260 -76,380', '80,190 96,260 100,380', {
        role: shade,
        rows: 5,
        width: 9,
        length: 44,
      }),
      cutStroke('accent', '-84,124 -30,152 40,154 92,122', [30, 36, 36, 30], [42, 50, 50, 42]),
      [-50, 6, 62].map((x) => keyed('glow', circlePath(x, 142 - Math.abs(x - 6) * 0.1, 11), 4)),
      joined(coat, [HEAD, NEAR_EAR], 6),
      flat('accent', outline('42,-92! 46,-140 34,-206 10,-250! -10,-214 -12,-150 14,-82!')),
      combed('0,-40 30,-62 80,-66', '-2,30 30,40 70,44', { role: shade, rows: 4, width: 6, length: 24 }),
      flat('glow', circlePath(82, -26, 22)),
      flat('ink', circlePath(84, -26, 15)),
      flat('light', circlePath(79, -32, 5)),
      gouge('54,-34 74,-56 104,-50', 8, marks),
      flat('accent', outline('152,-8! 168,-6 172,10 158,14!')),
      gouge('160,14 146,28 124,28', 6, marks),
      flat(marks, [lens([124, 12], [60, 24], 3), lens([126, 20], [70, 44], 3)].join('')),
    ],
    { x: 300 + (flip ? -107 : 107), y: 698, size: 0.78, flip },
  );
