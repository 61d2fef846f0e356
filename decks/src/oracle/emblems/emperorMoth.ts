import { clipped, fill, flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const FORE = outline('8,-44! 60,-104 128,-146 210,-164! 226,-120 218,-68 196,-20 150,2 90,16 26,16!');
const HIND = outline(
  '8,-18! 70,0 140,-14 188,4! 202,30 202,62! 190,96 168,116! 132,130 98,134! 60,112 26,68!',
);

const eyespot = (x: number, y: number, r: number): Art => [
  fill('light', circlePath(x, y, r), { width: 3 }),
  fill('ink', circlePath(x, y, r * 0.72), { edge: 'red', width: 5 }),
  flat(
    'waterLight',
    `M${x - r * 0.4} ${y + r * 0.1}A${r * 0.42} ${r * 0.42} 0 0 1 ${x + r * 0.3} ${y - r * 0.3}A${r * 0.6} ${r * 0.6} 0 0 0 ${x - r * 0.4} ${y + r * 0.1}Z`,
  ),
];

const wing: Art = [
  fill('wine', HIND, { width: 3.4 }),
  clipped(HIND, [
    flat('rose', outline('0,0! 60,10 130,0 158,20! 164,60! 134,88! 90,104! 50,80 20,50!')),
    flat('wine', outline('0,0! 40,10 60,30 54,56 34,70 10,50!')),
    line('M184 0Q194 36 188 62Q176 88 160 101Q132 114 102 118Q64 98 26 56', 14, 'linen'),
    line('M192 0Q202 38 195 64Q182 94 164 109Q134 122 99 126Q62 106 26 64', 4, 'ink'),
  ]),
  line(HIND, 3.4),
  fill('wine', FORE, { width: 3.4 }),
  clipped(FORE, [
    flat('rose', outline('40,-80! 100,-120 160,-132 176,-90 160,-40 120,-10 60,8 40,-20!')),
    flat('wineDark', outline('0,-40! 50,-96 74,-70 70,-30 50,10 0,20!')),
    line('M206 -180C204 -110 190 -60 140 -14C110 0 70 8 30 10', 16, 'linen'),
    line('M190 -176C190 -112 174 -66 128 -26', 4, 'wineDark'),
    line('M220 -176C218 -104 202 -50 150 -8', 4, 'ink'),
    ['16,-36 90,-96 190,-136', '20,-24 110,-50 196,-76', '24,-8 90,-14 170,-22'].map((vein) =>
      graven(vein, 4, 'wineDark', 0.7),
    ),
    fill('red', outline('196,-168! 214,-168! 216,-140 200,-136 190,-150'), { width: 2 }),
  ]),
  line(FORE, 3.4),
  eyespot(122, -68, 30),
  eyespot(110, 54, 25),
];

/** A comb-like feeler. */
const feeler: Art = [
  fill('wood', outline('8,-74! 24,-112 52,-146 78,-160! 84,-128 62,-94 30,-72'), { width: 2.4 }),
  line('M12 -74C34 -100 52 -128 78 -160', 3, 'line'),
  line(
    times(
      5,
      (i) => `M${24 + i * 10} ${-92 - i * 13}l${16 - i} 4M${24 + i * 10} ${-92 - i * 13}l${-3} -12`,
    ).join(''),
    2.2,
    'line',
    0.8,
  ),
];

/** An emperor moth from above, about 0; 440 wide. */
export const emperorMoth: Art = [
  mirrored([feeler, wing], 0),
  fill(
    'linen',
    outline(
      '-26,-10! -34,14 -36,40! -30,44 -30,66! -24,70 -18,88! -10,90 0,102! 10,90 18,88! 24,70 30,66! 30,44 36,40! 34,14 26,-10!',
    ),
    { width: 3 },
  ),
  [20, 44, 68].map((y, i) => line(`M${-28 + i * 5} ${y}Q0 ${y + 12} ${28 - i * 5} ${y}`, 7, 'wine')),
  fill('woodDark', outline('0,-92! 22,-78 34,-46 30,-8 0,8 -30,-8 -34,-46 -22,-78'), { width: 3 }),
  ['-16,-66 -22,-40 -16,-14', '16,-66 22,-40 16,-14', '0,-70 -2,-40 0,-12'].map((hair) =>
    graven(hair, 6, 'straw', 0.9),
  ),
  flat('ink', circlePath(-12, -80, 6) + circlePath(12, -80, 6)),
];
