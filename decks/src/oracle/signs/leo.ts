import { eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import { hills, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { pottedSunflower } from './pottedSunflower.ts';

export const leo: OracleScene = {
  alt: 'Between drawn red curtains a great sunflower stands in a pot alone on a stage, its disc the face of a lion; the moon is its spotlight, shells at the edge of the stage light it from below, and above is the constellation Leo.',
  hour: 'night',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 520, twinkling: false }),
    hills(640, [60, 90, 50, 40, 50, 60, 40], 'far'),
    stage,
    beam,
    put(signConstellation('leo'), { x: 28, y: 4, size: 0.8 }),
    fullMoon(444, 178, 40, 'linen'),
    pottedSunflower,
    mirrored(curtain),
    footlights,
  ],
};

const stage: Art = [
  fill('woodDark', boxPath(30, 632, 540, 130), { width: 3 }),
  times(9, (i) => line(`M${300 + (i - 4) * 46} 632L${300 + (i - 4) * 78} 762`, 2.4, 'ink', 0.8)),
];

/** The moon's light on the flower and on the boards round its pot. */
const beam: Art = [
  flat('beam', outline('410,158! 480,196! 490,700! 110,700!'), 0.16),
  flat('beam', outline('420,166! 474,194! 430,700! 180,700!'), 0.14),
  flat('glow', outline('300,652 430,664 500,692 440,730 300,744 160,732 96,696 168,664'), 0.75),
];

const curtain: Art = [
  fill('red', outline('30,30! 96,30! 106,160 110,280 76,420! 84,560 106,690 108,770! 30,770!'), {
    width: 3.2,
  }),
  [
    '56,40 58,200 46,400',
    '78,40 84,200 62,404',
    '92,60 98,180 76,390',
    '52,440 62,600 56,760',
    '68,440 86,620 84,760',
  ].map((fold) => graven(fold, 11, 'wineDark', 0.75)),
  graven('68,60 72,200 58,380', 6, 'rose', 0.7),
  fill('trim', outline('30,392! 60,400 86,404! 86,434! 60,436 30,426!'), { width: 2.8 }),
  tassel(82, 424),
];

function tassel(x: number, y: number): Art {
  return [
    line(`M${x} ${y}v26`, 4, 'line'),
    disc('trim', x, y + 26, 8, 2.4),
    fill('trim', `M${x - 7} ${y + 32}L${x - 12} ${y + 66}H${x + 12}L${x + 7} ${y + 32}Z`, { width: 2.4 }),
  ];
}

/** A scallop whose hollow side holds the flame. */
const SHELL = outline(
  '-8,4! -36,-30! -34,-42 -24,-42! -18,-50 -10,-46! 0,-54 10,-46! 18,-50 24,-42! 34,-42 36,-30! 8,4!',
);

const footlights: Art = [
  // Their light, which fades upwards.
  eachOf('92 184 416 508', (x = 0) =>
    times(10, (i) =>
      flat(
        'trim',
        outline(
          `${x - 24},746! ${x - 58 + i * 3},${660 + i * 6} ${x},${590 + i * 14} ${x + 58 - i * 3},${660 + i * 6} ${x + 24},746!`,
        ),
        0.07,
      ),
    ),
  ),
  fill('wine', boxPath(30, 758, 540, 60), { width: 3 }),
  line('M40 772H560', 4, 'trim'),
  eachOf('92 184 416 508', (x = 0) =>
    put(
      [
        flat('light', outline('-34,-40! -20,-52 0,-56 20,-52 34,-40!')),
        fill('metal', SHELL, { width: 2.8 }),
        flat('metalDark', outline('-33,-34! -24,-40 -14,-42! -6,0! -10,4!'), 0.6),
        line('M-4 0L-22 -38M-2 0L-8 -43M2 0L8 -43M4 0L22 -38', 2.4, 'metalDark'),
        fill('trim', 'M-14 2H14L10 14H-10Z', { width: 2.6 }),
      ],
      { x, y: 790 },
    ),
  ),
];
