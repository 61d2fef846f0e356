import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { firs, geese, grass, oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { phaseSky } from './phaseSky.ts';

export const waxingGibbous: OracleScene = {
  alt: 'Under a moon that is almost round a pack, a staff and a straw hat rest on the last stone steps below a rocky summit with a small red flag.',
  hour: 'haze',
  draw: (chance) => [
    phaseSky(chance, 3, { x: 196, y: 194, r: 80, stars: 26 }),
    hills(600, [30, 120, 50, 90, 30, 60, 40], 'far'),
    oracleHaze(60, 574, 170),
    geese([
      [98, 440, 13],
      [126, 428, 11],
    ]),
    hills(700, [50, 76, 20, 10, 0, 0, 0], 'mid'),
    firs(
      [
        [74, 724, 80],
        [112, 736, 96],
        [150, 744, 74],
      ],
      'leafDark',
    ),
    oracleHaze(52, 716, 150),
    summit,
    flag,
    stairs,
    rest,
    grass([
      [96, 806],
      [420, 720],
      [520, 660],
      [490, 780],
    ]),
  ],
};

const step = (i: number) => ({ x: 120 + i * 50, y: 790 - i * 42 });

const STEPS = 7;

/** The slope under the steps, and above them the rock of the summit. */
const summit: Art = [
  fill(
    'near',
    `M40 830V818L98 806${times(STEPS, (i) => `L${step(i).x - 4} ${step(i).y + 26}`).join('')}L452 528L462 488L482 470L488 446L520 438L540 456L560 464V830Z`,
  ),
  flat('mid', 'M520 438L540 456L560 464V560L534 520L524 480ZM482 470L500 500L496 540L470 520Z', 0.8),
  graven('450,580 470,640 462,720', 6, 'mid'),
  graven('360,690 400,740 390,800', 6, 'mid'),
  graven('520,580 530,660 516,740', 6, 'mid'),
  graven('270,756 290,784 286,820', 6, 'mid'),
];

/** Slabs of stone, each with the shadow of the next one on it. */
const stairs: Art = times(STEPS, (i) => {
  const { x, y } = step(i);
  return [
    fill('stoneDark', `M${x} ${y}H${x + 84}V${y + 26}L${x + 70} ${y + 34}H${x + 4}Z`, { width: 1.8 }),
    fill('stone', `M${x - 6} ${y - 10}H${x + 82}L${x + 90} ${y + 4}H${x - 8}Z`, { width: 1.8 }),
    flat('shade', `M${x + 52} ${y - 9}H${x + 82}L${x + 89} ${y + 3}H${x + 52}Z`, 0.35),
    graven(
      [
        [x + 14, y + 12],
        [x + 30, y + 18],
        [x + 54, y + 14],
      ],
      3,
      'detail',
      0.5,
    ),
  ];
});

const flag: Art = put(
  [
    fill('stone', 'M-34 8C-30 -8 -14 -14 -2 -12C14 -16 30 -6 34 8Z', { width: 1.8 }),
    line('M0 -8V-116', 9, 'line'),
    line('M0 -8V-116', 5, 'wood'),
    fill('red', 'M3 -114C24 -122 36 -104 58 -112L48 -92L56 -72C36 -66 22 -84 3 -76Z'),
    graven('10,-102 28,-104 44,-98', 4, 'redDark'),
  ],
  { x: 504, y: 434, flip: true },
);

const pack: Art = [
  fill('wood', 'M222 470C196 478 186 520 192 560C200 580 240 584 258 570L268 480Z'),
  fill('straw', 'M222 468C200 474 192 492 190 514C214 524 244 522 262 510L268 478Z', { width: 1.8 }),
  graven('200,536 222,546 250,544', 4),
  put([fill('red', 'M-40 -14H40V14H-40Z', { width: 2 }), line('M-22 -14V14M22 -14V14', 4, 'woodDark')], {
    x: 232,
    y: 460,
    turn: 8,
  }),
];

/** What the walker has set down to look round: on a step, and the staff against the next ones. */
const rest: Art = [
  flat('ink', 'M170 700H300L296 710H172Z', 0.4),
  put(pack, { x: -98, y: -100, size: 1.38 }),
  [10, 6].map((width, i) => line('M330 690L372 380', width, i ? 'wood' : 'line')),
  fill('straw', outline('322,402! 340,372 372,352 404,372 424,410! 372,396'), { width: 2.4 }),
  fill('straw', outline('292,398! 340,388 404,396 452,422! 400,424 330,416'), { width: 2.4 }),
  graven('338,390 372,382 408,398', 5, 'redDark', 1),
];
