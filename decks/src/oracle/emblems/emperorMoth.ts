import { clipped, fill, flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const FORE = outline('8,-44! 60,-104 128,-146 210,-164! 226,-120 218,-68 196,-20 150,2 90,16 26,16!');
const HIND = outline('8,4! 70,22 130,10 172,26 184,80 158,134 108,154 60,136 28,88!');

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
    flat('rose', outline('0,0! 60,26 110,20 140,50 130,96 100,118 60,106 20,70!')),
    flat('wine', outline('0,0! 40,20 66,40 60,70 36,80 10,60!')),
    line('M190 20C176 100 160 128 104 136C72 134 50 116 30 84', 15, 'linen'),
    line('M188 30C178 108 160 136 106 144C72 142 50 124 30 92', 4, 'ink'),
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
  eyespot(104, 74, 27),
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
  fill('linen', outline('-24,-10! -30,40 -24,100 0,140 24,100 30,40 24,-10!'), { width: 3 }),
  [26, 52, 78, 102].map((y, i) => line(`M${-27 + i * 3} ${y}Q0 ${y + 12} ${27 - i * 3} ${y}`, 7, 'wine')),
  fill('woodDark', outline('0,-92! 22,-78 34,-46 30,-8 0,8 -30,-8 -34,-46 -22,-78'), { width: 3 }),
  ['-16,-66 -22,-40 -16,-14', '16,-66 22,-40 16,-14', '0,-70 -2,-40 0,-12'].map((hair) =>
    graven(hair, 6, 'straw', 0.9),
  ),
  flat('ink', circlePath(-12, -80, 6) + circlePath(12, -80, 6)),
];
