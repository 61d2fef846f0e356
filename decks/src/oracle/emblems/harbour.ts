import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { outline } from '../../paper/nature/body.ts';
import { boat } from '../../primitives/buildings.ts';
import { geese, hills, printedSky, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { fullMoon } from '../moon.ts';
import { mooring } from './mooring.ts';

export const harbour: OracleScene = {
  alt: 'A stout iron post stands on the quay before us, three turns of rope about it that leads to a rowing boat; across the water a lighthouse with red bands shines from its rock before a huge moon, and a ship with tan sails comes in.',
  hour: 'dusk',
  draw: (chance) => [
    printedSky(chance, { stars: 26 }),
    fullMoon(412, 316, 136, 'glow', 'shaded'),
    hills(540, [10, 20, 60, 30, 10, 20, 60], 'mid'),
    stillWater(544),
    [
      flat('glow', 'M404 232L40 330V560Q130 580 226 564Z', 0.22),
      flat('light', 'M404 232L40 400V556Q100 566 176 560Z', 0.24),
    ],
    rock,
    put(lighthouse, { x: 410, y: 540, size: 0.76 }),
    put(ketch, { x: 156, y: 566, size: 1.02 }),
    geese([
      [214, 300, 16],
      [254, 282, 14],
      [190, 276, 12],
    ]),
    boat(80, 640, 0.9),
    hold,
    mooring,
  ],
};

/** The rock of the lighthouse, with the white of the water at its foot. */
const rock: Art = [
  fill('near', outline('300,566! 316,546 344,538 360,528 410,522 462,526 490,540 530,550 560,566!'), {
    width: 3,
  }),
  line('M296 570q30 -10 60 0t60 0t60 0t80 0', 5, 'light', 0.9),
];

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

/** The inside of the tied boat, with its bench. */
const hold: Art = [
  fill('woodDark', 'M40 618C90 592 180 590 218 604C150 634 90 640 40 634Z'),
  fill('straw', 'M92 596H128L134 630H96Z', { width: 2 }),
];

const lighthouse: Art = [
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
];
