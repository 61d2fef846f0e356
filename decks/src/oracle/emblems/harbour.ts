import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { boat, house } from '../../primitives/buildings.ts';
import { geese, hills, printedSky, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { fullMoon } from '../moon.ts';

export const harbour: OracleScene = {
  alt: 'A lighthouse with red bands shines at the end of a stone pier, a huge moon behind its lantern; in its beam a ship with tan sails comes in, and a boat is already tied up.',
  hour: 'dusk',
  draw: (chance) => [
    printedSky(chance, { stars: 36 }),
    fullMoon(356, 330, 158),
    hills(600, [10, 0, 0, 10, 50, 96, 130], 'mid'),
    stillWater(600),
    [
      flat('glow', 'M350 290L40 410V690Q130 716 226 694Z', 0.22),
      flat('light', 'M350 290L40 490V686Q100 700 176 690Z', 0.24),
    ],
    put(ketch, { x: 150, y: 668, size: 0.92 }),
    house(492, 664, 0.8, 'wine'),
    lighthouse,
    pier,
    hold,
    boat(150, 758, 0.62),
    line('M244 732C256 738 262 710 270 646', 5.4, 'line'),
    line('M244 732C256 738 262 710 270 646', 3, 'linen'),
    geese([
      [150, 420, 16],
      [190, 402, 14],
      [126, 396, 12],
    ]),
  ],
};

/** A ship with two masts and tan sails that heads in, its bow towards the pier. */
const ketch: Art = [
  line('M-10 -24V-168M-58 -24V-118', 7, 'line'),
  line('M-10 -24V-168M-58 -24V-118', 3.6, 'wood'),
  fill('rose', 'M-14 -156C-34 -110 -40 -70 -44 -36L-14 -32Z', { width: 2.2 }),
  fill('linen', 'M-4 -150C30 -110 56 -76 74 -34C46 -28 20 -28 -2 -32C4 -70 2 -110 -4 -150Z', { width: 2.2 }),
  fill('rose', 'M-62 -108C-78 -80 -84 -60 -88 -34L-62 -30Z', { width: 2.2 }),
  line('M-18 -110L-36 -104M-18 -76L-42 -70M8 -110L30 -104M6 -72L54 -66', 1.6, 'wineDark', 0.6),
  line('M60 -20L92 -34', 5, 'line'),
  fill('cloth', 'M-98 -26C-60 -18 30 -16 76 -30C66 0 46 14 6 14H-70C-88 8 -96 -10 -98 -26Z', { width: 2.6 }),
  line('M-94 -14C-50 -4 30 -4 70 -18', 4, 'trim'),
  line('M-104 16h60M-20 20h90M-70 28h80M50 12h40', 2.4, 'light', 0.8),
];

/** The inside of the tied boat, with its bench, above its near side. */
const hold: Art = [
  fill('woodDark', 'M57 737C90 716 210 710 247 731C200 750 100 750 57 737Z'),
  fill('straw', 'M128 720H158L164 742H130Z', { width: 1.8 }),
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
