import { clipped, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { disc, flame, star } from '../../primitives/lights.ts';
import { flower, leaf } from '../../primitives/plants.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { mirrorFace } from './mirrorFace.ts';

const oval = (rx: number, ry: number) =>
  `M${300 - rx} 366A${rx} ${ry} 0 1 1 ${300 + rx} 366A${rx} ${ry} 0 1 1 ${300 - rx} 366Z`;
const GLASS = oval(178, 226);

export const mirror: OracleScene = {
  alt: 'By candlelight a kind face with short dark curls looks straight at us out of a great oval mirror with a golden frame, the moon reflected behind it; on the table a comb and a vase of flowers.',
  hour: 'night',
  draw: () => [
    fill('sageDark', boxPath(40, 40, 520, 690)),
    times(9, (i) => flat('stem', boxPath(52 + i * 60, 40, 26, 690), 0.7)),
    // The wallpaper: stars in every other stripe.
    times(48, (i) => star(95 + (i % 8) * 60, 74 + Math.floor(i / 8) * 112 + (i % 2) * 56, 8, 'metalDark')),
    disc('glow', 86, 560, 150, 0, 0.14),
    disc('glow', 86, 560, 96, 0, 0.2),
    stand,
    fill('metal', oval(214, 262), { width: 3 }),
    line(oval(199, 247), 4, 'metalDark'),
    mirrored(beads),
    reflection,
    line(GLASS, 3),
    graven('150,300 176,230 226,180', 7, 'light', 0.9),
    table,
  ],
};

const beads: Art = times(9, (i) => {
  const angle = ((i * 20 - 80) * Math.PI) / 180;
  return disc('trim', 300 + 206 * Math.cos(angle), 366 + 254 * Math.sin(angle), 7, 1.6);
});

const reflection: Art = clipped(GLASS, [
  flat('cloth', boxPath(110, 130, 380, 480)),
  flat('waterLight', 'M110 470L330 130H420L110 600Z', 0.18),
  fullMoon(408, 226, 50, 'glow', 'shaded'),
  fill('red', 'M90 660C124 560 190 530 246 512Q300 556 354 512C410 530 476 560 510 660Z', { width: 3 }),
  put(mirrorFace, { x: 296, y: 364, size: 1.1, turn: -6 }),
  fill('red', 'M90 660C124 560 190 530 246 512Q300 576 354 512C410 530 476 560 510 660Z', { width: 3 }),
  line('M246 512Q300 576 354 512', 8, 'trim'),
]);

const stand: Art = [
  fill(
    'metal',
    'M276 620H324C318 650 346 664 346 684C346 700 330 704 330 716H270C270 704 254 700 254 684C254 664 282 650 276 620Z',
  ),
  fill('metal', 'M190 730C210 700 390 700 410 730Z'),
];

const table: Art = [
  fill('wood', boxPath(40, 724, 520, 110)),
  line('M40 762H560M40 800H560', 2, 'woodDark', 0.6),
  flat('ink', 'M178 734C220 724 380 724 422 734C390 748 210 748 178 734Z', 0.35),
  put([fill('metal', 'M-44 0H44L32 18H-32Z'), fill('linen', 'M-18 0V-112H18V0Z'), flame(0, -116, 1.4)], {
    x: 88,
    y: 736,
  }),
  put(
    [
      fill('straw', 'M-50 -14H50V4H-50Z'),
      line(times(11, (i) => `M${-45 + i * 9} 4V26`).join(''), 4, 'woodDark'),
    ],
    { x: 170, y: 768, turn: -6, size: 1.05 },
  ),
  put(
    [
      line('M-10 -46Q-20 -70 -30 -92M-2 -46Q2 -80 0 -122M10 -46Q16 -70 32 -96', 5, 'leaf'),
      leaf(-18, -66, 205, 30),
      leaf(20, -66, -30, 30),
      leaf(1, -84, 215, 26),
      flower(-32, -98, 20, 5, 'rose', 'red'),
      flower(34, -100, 20, 5),
      flower(0, -128, 22, 6, 'light', 'linen'),
      fill(
        'cloth',
        'M-26 -64C-18 -48 -44 -40 -42 -16C-40 0 -26 6 -20 6H20C26 6 40 0 42 -16C44 -40 18 -48 26 -64Z',
      ),
      flat('clothDark', 'M8 -58C14 -40 30 -30 26 4C38 0 42 -8 42 -16C44 -40 18 -48 26 -64Z', 0.7),
      line('M-40 -24Q0 -18 40 -24', 3, 'trim'),
    ],
    { x: 486, y: 742, size: 1.1 },
  ),
];
