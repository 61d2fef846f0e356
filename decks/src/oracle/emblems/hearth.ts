import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, times, toTenth } from '../../drawing/geometry.ts';
import { outline } from '../../paper/nature/body.ts';
import { flame, star } from '../../primitives/lights.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { fire, logsOnFire } from './hearthFire.ts';
import { sleepingCat } from './sleepingCat.ts';

export const hearth: OracleScene = {
  alt: 'A fire burns high in a stone hearth, a kettle above it; a black cat sleeps curled on the rug before it, its tail round to its chin; a jug, a letter and a candle stand on the mantel before a window, in which the moon shines.',
  hour: 'ember',
  draw: () => [
    fill('clothDark', boxPath(40, 40, 520, 790)),
    times(12, (i) => line(`M${64 + i * 44} 40V640`, 2, 'cloth', 0.8)),
    skylight,
    chimney,
    flat('redDark', OPENING, 0.8),
    flat('red', 'M136 620C140 470 220 360 300 320C380 360 460 470 464 620Z', 0.75),
    put([fire, logsOnFire], { x: -60, y: -66, size: 1.2 }),
    kettle,
    fill('stone', 'M70 600H530V640H70Z'),
    fill('wood', boxPath(40, 640, 520, 190)),
    line('M40 700H560M40 764H560M160 640V700M420 640V700M90 764V830M500 764V830', 2, 'woodDark', 0.6),
    fill('red', outline('64,720 140,664 300,652 460,664 536,720 460,778 300,790 140,778'), { width: 2.6 }),
    line('M102 720C152 664 448 664 498 720C448 778 152 778 102 720Z', 4, 'trim'),
    sleepingCat,
    mantel,
  ],
};

const OPENING = 'M126 620V390A174 174 0 0 1 474 390V620Z';

/** The stones of the chimney, with a ring of them about the opening. */
const chimney: Art = [
  fill('stone', boxPath(72, 150, 456, 480)),
  line(times(11, (row) => `M72 ${190 + row * 40}H528`).join(''), 1.8, 'line', 0.5),
  line(
    times(11, (row) =>
      times(6, (i) => `M${112 + i * 76 - (row % 2) * 36} ${150 + row * 40}v40`).join(''),
    ).join(''),
    1.8,
    'line',
    0.5,
  ),
  fill('stoneDark', 'M88 620V390A212 212 0 0 1 512 390V620Z', { width: 3 }),
  line(
    times(13, (i) => {
      const [from, to] = [polar(300, 390, 174, 180 + i * 15), polar(300, 390, 212, 180 + i * 15)];
      return `M${from.map(toTenth).join(' ')}L${to.map(toTenth).join(' ')}`;
    }).join('') + [440, 500, 560].map((y) => `M88 ${y}H126M474 ${y}H512`).join(''),
    2.4,
  ),
  fill('ink', OPENING, { width: 3 }),
];

/** It hangs high enough that the tips of the flames show below it. */
const kettle: Art = put(
  [
    line('M0 -90V8', 6, 'ink'),
    line('M-42 60C-42 -8 42 -8 42 60', 7, 'ink'),
    fill('shade', 'M-62 66C-62 36 62 36 62 66C80 116 50 146 0 146C-50 146 -80 116 -62 66Z'),
    fill('shade', 'M66 80L112 58L118 68L72 114Z'),
    fill('ink', 'M-40 52Q0 30 40 52Q0 62 -40 52Z', { width: 1.6 }),
    fill('metal', circlePath(0, 34, 7), { width: 1.6 }),
    line('M-50 80C-56 100 -50 118 -38 128', 4, 'waterLight', 0.8),
    line('M120 52c-10 -16 10 -24 0 -40M132 56c-8 -14 8 -20 0 -34', 5, 'light', 0.8),
  ],
  { x: 300, y: 288, size: 0.76 },
);

/** A window behind the mantel, with the moon over hills in its upper panes. */
const skylight: Art = [
  fill('wood', boxPath(250, 30, 220, 104), { width: 3 }),
  flat('sky', boxPath(264, 30, 192, 100)),
  clipped(boxPath(264, 30, 192, 100), [
    fullMoon(392, 70, 40, 'glow', 'shaded'),
    flat('near', 'M250 116Q290 92 340 106T420 100T470 112V140H250Z'),
    star(292, 66, 9),
    flat('star', circlePath(324, 84, 2.4) + circlePath(336, 56, 2) + circlePath(276, 92, 2)),
  ]),
  line('M264 30V130H456V30', 2.4),
  line('M360 40V130M264 84H456', 9, 'line'),
  line('M360 40V130M264 84H456', 5.4, 'wood'),
];

const mantel: Art = [
  fill('wood', 'M50 130H550V164H50Z'),
  line('M50 146H550', 2, 'woodDark'),
  put(
    [fill('cloth', 'M-26 0C-40 -40 -16 -50 -16 -70H16C16 -50 40 -40 26 0Z'), line('M-30 -24H30', 3, 'trim')],
    { x: 112, y: 130 },
  ),
  put(
    [
      fill('linen', 'M-44 -54H44V0H-44Z'),
      line('M-44 -54L0 -20L44 -54', 2.4),
      fill('red', circlePath(0, -20, 10), { width: 1.6 }),
    ],
    { x: 208, y: 130, size: 0.8 },
  ),
  put([fill('linen', 'M-12 0V-40H12V0Z'), flame(0, -42, 0.7)], { x: 506, y: 130 }),
];
