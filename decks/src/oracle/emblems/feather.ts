import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc, star } from '../../primitives/lights.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { plume, PLUME } from './plume.ts';

export const feather: OracleScene = {
  alt: 'From above: a long white feather floats on dark still water at night and carries a red ladybird; the moon and a few stars lie in the water beside it, rings spread round it, and deep below rest heavy stones.',
  hour: 'night',
  draw: () => [depth, rings, put(flat('ink', PLUME, 0.4), { x: 14, y: 22 }), plume, drops, ladybird],
};

/** The water, the stones on its ground, and the sky in it. */
const depth: Art = [
  flat('water', boxPath(40, 40, 520, 790)),
  flat('near', outline('30,30! 570,30! 570,240! 420,300 300,240 160,320 30,300!'), 0.6),
  flat('near', outline('30,840! 570,840! 570,700! 430,640 300,700 150,600 30,660!'), 0.7),
  eachOf('120,520,58 96,640,44 196,716,50 480,250,54 404,170,36 520,350,40', (x = 0, y = 0, r = 0) => [
    flat(
      'gloom',
      outline(
        `${x - r},${y} ${x - r * 0.6},${y - r * 0.7} ${x + r * 0.4},${y - r * 0.8} ${x + r},${y - r * 0.1} ${x + r * 0.7},${y + r * 0.7} ${x - r * 0.5},${y + r * 0.8}`,
      ),
      0.75,
    ),
    graven(
      [
        [x - r * 0.7, y - r * 0.1],
        [x - r * 0.3, y - r * 0.55],
        [x + r * 0.4, y - r * 0.6],
      ],
      r * 0.16,
      'waterLight',
      0.5,
    ),
  ]),
  fullMoon(438, 634, 78, 'glow', 'shaded'),
  flat('water', 'M366 668Q430 660 500 670Q440 678 366 668ZM384 692Q440 684 490 693Q440 700 384 692Z', 0.9),
  eachOf(
    '120,140,9 180,230,6 330,110,7 90,300,6 520,500,7 520,740,6 300,740,7 240,110,5',
    (x = 0, y = 0, r = 0) => star(x, y, r, 'light'),
  ),
];

const rings: Art = [
  line(PLUME, 150, 'waterLight', 0.1),
  line(PLUME, 92, 'waterLight', 0.14),
  line(PLUME, 40, 'waterLight', 0.22),
  line(circlePath(438, 634, 104), 2.4, 'light', 0.4),
  line(circlePath(438, 634, 132), 2, 'light', 0.25),
];

/** Beads of water on the vane. */
const drops: Art = eachOf('356,330,11 322,300,7 250,520,9 390,250,6 236,470,6', (x = 0, y = 0, r = 0) => [
  flat('ink', circlePath(x + 2, y + 3, r), 0.3),
  fill('waterLight', circlePath(x, y, r), { width: 1.8 }),
  flat('light', circlePath(x - r * 0.3, y - r * 0.3, r * 0.36)),
]);

const SHELL = outline('0,-32 26,-22 34,6 22,32 0,40 -22,32 -34,6 -26,-22');

/** It walks along the shaft. */
const ladybird: Art = put(
  [
    flat('ink', outline('-30,-16! 40,-20 52,20 30,54 -10,52!'), 0.3),
    line('M-28 -10L-44 -18M-32 8L-48 10M-26 26L-40 36M28 -10L44 -18M32 8L48 10M26 26L40 36', 4.4, 'ink'),
    line('M-8 -48Q-12 -60 -22 -62M8 -48Q12 -60 22 -62', 3.4, 'ink'),
    fill('ink', outline('0,-54 18,-46 24,-26 0,-20 -24,-26 -18,-46'), { width: 2 }),
    disc('light', -12, -40, 5, 0),
    disc('light', 12, -40, 5, 0),
    fill('red', SHELL, { width: 3 }),
    clipped(SHELL, flat('redDark', outline('10,-34! 34,-10 36,20 20,44 0,44! 16,20 18,-10'), 0.7)),
    line('M0 -31V40', 3.4, 'ink'),
    eachOf('-15,-8,6.5 15,-8,6.5 -13,16,6 13,16,6 0,-26,6', (x = 0, y = 0, r = 0) => disc('ink', x, y, r, 0)),
    graven('-24,0 -20,-14 -10,-22', 5, 'rose', 1),
  ],
  { x: 304, y: 412, turn: 32, size: 0.92 },
);
