import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { boat, house, sailingShip } from '../../primitives/buildings.ts';
import { geese, oracleHaze, hills, moonRoad, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { emblemSky } from './emblemSky.ts';

export const harbour: OracleScene = {
  alt: 'A lighthouse with a red band shines at the end of a stone pier before the moon; a ship comes in and a boat is already tied up.',
  hour: 'dusk',
  draw: (chance) => [
    emblemSky(chance, { x: 270, y: 340 }),
    hills(586, [10, 0, 0, 10, 40, 80, 110], 'far'),
    flat('light', 'M430 286L40 210V330Z', 0.35),
    oracleHaze(60, 560, 180),
    stillWater(600),
    moonRoad(250, 604, 800, 60),
    sailingShip(186, 664, 1.25),
    house(500, 640, 0.6, 'wine'),
    lighthouse,
    pier,
    boat(220, 786, 0.78),
    line('M336 762C360 770 380 764 398 744', 3.4, 'linen'),
    geese([
      [120, 470, 16],
      [160, 452, 14],
      [96, 446, 12],
    ]),
  ],
};

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
  { x: 436, y: 664 },
);

const pier: Art = [
  fill('stone', 'M344 660H560V830H390L370 760Z'),
  times(5, (row) => line(`M${352 + row * 6} ${690 + row * 28}H560`, 2, 'line', 0.6)),
  eachRow(
    [
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
  fill('ink', 'M388 660V636H412V660Z'),
  fill('ink', 'M382 636H418V646H382Z'),
];
