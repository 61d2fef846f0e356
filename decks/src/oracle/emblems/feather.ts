import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import { hills, moonRoad, oracleHaze, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { featherBoat } from './featherBoat.ts';

/** The middle of each stone, half its width and its turn; the last still sinks. */
const STONES =
  '80,792,40,4 150,800,26,-8 214,798,34,10 390,798,32,-6 458,788,44,8 530,796,34,-12 502,722,25,-24';

const stone = (x: number, y: number, r: number, turn: number): Art =>
  put(
    [
      fill(
        'stoneDark',
        outline(
          `-${r},${r * 0.1} -${r * 0.8},-${r * 0.5}! -${r * 0.1},-${r * 0.72} ${r * 0.6},-${r * 0.6}! ${r},-${r * 0.06} ${r * 0.7},${r * 0.6}! -${r * 0.6},${r * 0.6}`,
        ),
        { width: 2.6 },
      ),
      flat(
        'near',
        outline(
          `${r * 0.2},-${r * 0.6} ${r * 0.6},-${r * 0.56}! ${r},0 ${r * 0.7},${r * 0.56}! -${r * 0.2},${r * 0.56}! ${r * 0.3},0`,
        ),
        0.6,
      ),
      flat(
        'stone',
        outline(
          `-${r * 0.8},-${r * 0.4}! -${r * 0.1},-${r * 0.66} ${r * 0.2},-${r * 0.6}! -${r * 0.2},-${r * 0.3}`,
        ),
        0.8,
      ),
    ],
    { x, y, turn },
  );

export const feather: OracleScene = {
  alt: 'Half a walnut shell sails over a calm lake with a great white feather, tied to a twig and bent by the wind, as its sail; a ladybird climbs it, a stone sinks through the clear water to the heap on the ground, and the moon shines across.',
  hour: 'dusk',
  draw: (chance) => [
    printedSky(chance, { stars: 40, floor: 420 }),
    fullMoon(126, 264, 74, 'glow', 'shaded'),
    oracleHaze(392, 330, 140),
    oracleHaze(60, 420, 120),
    hills(546, [70, 110, 60, 40, 80, 120, 90], 'far'),
    lake,
    lakeBed,
    put(featherBoat, { x: 300, y: 592, size: 0.94 }),
    put(ladybird, { x: 331, y: 286, turn: 20, size: 0.44 }),
    under,
  ],
};

const lake: Art = [
  fill('waterLight', boxPath(30, 540, 540, 112), { width: 2.6 }),
  flat('water', boxPath(30, 566, 540, 90), 0.6),
  moonRoad(96, 566, 650, 34),
  line('M500 590H550M440 616H540M300 580H350', 2.6, 'light', 0.7),
];

const SURFACE = '30,652! 90,660 150,648 220,664 300,652 380,664 450,648 510,660 570,650!';
const DEPTH = outline(`${SURFACE} 570,840! 30,840!`);

/** The lake below its surface: stones on the ground, and light in the water. */
const lakeBed: Art = [
  fill('water', DEPTH, { width: 3 }),
  clipped(DEPTH, [
    flat('near', outline('30,730! 160,744 300,738 440,746 570,726! 570,840! 30,840!'), 0.55),
    flat('waterLight', 'M60 640H130L190 830H70ZM180 640H214L300 830H226Z', 0.35),
    fill('straw', outline('30,790! 130,776 250,792 360,782 470,774 570,786! 570,840! 30,840!'), {
      width: 2.6,
    }),
    eachOf(STONES, (x = 0, y = 0, r = 0, turn = 0) => stone(x, y, r, turn)),
  ]),
];

/** The water over the lower part of the shell, and bubbles over what sinks. */
const under: Art = [
  clipped(DEPTH, [
    flat('water', boxPath(96, 640, 410, 130), 0.2),
    line('M150 676Q220 700 300 690M330 706Q400 700 440 676', 2.4, 'light', 0.35),
    eachOf('496,690,6 507,682,4 500,672,4.4 508,664,3 498,659,2.4', (x = 0, y = 0, r = 0) =>
      line(circlePath(x, y, r), 1.8, 'light', 0.9),
    ),
  ]),
  line(outline(SURFACE).split('C').slice(0, -1).join('C'), 4, 'light'),
];

const SHELL = outline('0,-32 26,-22 34,6 22,32 0,40 -22,32 -34,6 -26,-22');

/** It climbs along the shaft. */
const ladybird: Art = [
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
];
