import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { boat, house, sailingShip } from '../../primitives/buildings.ts';
import { geese, oracleHaze, hills, moonRoad, printedSky, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { fullMoon } from '../moon.ts';

export const harbour: OracleScene = {
  alt: 'A lighthouse with red bands shines at the end of a stone pier, a huge moon behind its lantern; a ship comes in and a boat is already tied up.',
  hour: 'dusk',
  draw: (chance) => [
    printedSky(chance, { stars: 36 }),
    fullMoon(356, 330, 158),
    hills(586, [10, 0, 0, 10, 40, 80, 110], 'far'),
    [flat('glow', 'M352 294L40 196V334Z', 0.32), flat('light', 'M352 294L40 226V306Z', 0.35)],
    oracleHaze(60, 560, 180),
    stillWater(600),
    moonRoad(214, 606, 650, 50),
    sailingShip(132, 654, 1.1),
    house(492, 664, 0.8, 'wine'),
    lighthouse,
    pier,
    hold,
    boat(150, 742, 0.62),
    line('M244 716C256 722 262 700 270 646', 5.4, 'line'),
    line('M244 716C256 722 262 700 270 646', 3, 'linen'),
    geese([
      [150, 420, 16],
      [190, 402, 14],
      [126, 396, 12],
    ]),
  ],
};

/** The inside of the tied boat, with its bench, above its near side. */
const hold: Art = [
  fill('woodDark', 'M57 721C90 700 210 694 247 715C200 734 100 734 57 721Z'),
  fill('straw', 'M128 704H158L164 726H130Z', { width: 1.8 }),
];

const lighthouse: Art = put(
  [
    fill('stoneDark', 'M-70 0L-56 -40H56L70 0Z'),
    fill('snow', 'M-46 -40L-30 -330H30L46 -40Z'),
    fill('red', 'M-42 -110L-38 -180H38L42 -110ZM-34 -250L-31 -310H31L34 -250Z', { width: 2 }),
    flat('shade', 'M10 -40L8 -330H30L46 -40Z', 0.18),
    fill('ink', 'M-42 -330H42V-344H-42Z'),
    fill('glow', 'M-24 -344V-392H24V-344Z'),
    line('M-8 -344V-392M8 -344V-392', 2.4),
    fill('red', 'M-32 -392C-24 -420 24 -420 32 -392Z'),
    line('M0 -416V-436', 4, 'ink'),
    fill('glow', 'M-8 -200v-16a8 8 0 0 1 16 0v16Z', { width: 1.6 }),
    fill('wood', 'M-14 -40v-30a14 14 0 0 1 28 0v30Z', { width: 2 }),
  ],
  { x: 356, y: 664 },
);

const pier: Art = [
  fill('stone', 'M248 660H560V830H288L268 760Z'),
  flat('stoneDark', 'M248 660H276L304 830H288L268 760Z', 0.8),
  times(5, (row) => line(`M${254 + row * 7} ${690 + row * 28}H560`, 2, 'line', 0.6)),
  eachRow(
    [
      [330, 660],
      [300, 690],
      [360, 690],
      [330, 718],
      [310, 746],
      [370, 746],
      [350, 774],
      [400, 660],
      [470, 660],
      [420, 690],
      [500, 690],
      [400, 718],
      [460, 718],
      [520, 718],
      [430, 746],
      [494, 746],
      [410, 774],
      [470, 774],
      [530, 774],
    ],
    (x, y) => line(`M${x} ${y}v28`, 2, 'line', 0.6),
  ),
  fill('ink', 'M260 660V640H280V660Z'),
  fill('ink', 'M255 632H285V642H255Z'),
];
