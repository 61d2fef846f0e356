import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cone, geese, oracleHaze, hills, moonRoad, reeds, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { phaseSky } from './phaseSky.ts';

export const waxingCrescent: OracleScene = {
  alt: 'A thin young moon, lit on its right, hangs in the dusk above a bay; a small boat with a main sail, a jib and a red pennant sets out past reeds.',
  hour: 'dusk',
  draw: (chance) => [
    phaseSky(chance, 1, { x: 356, y: 330, r: 128, pale: true }),
    cone(452, 596, 150, 118),
    hills(590, [34, 60, 20, 6, 0, 0, 0], 'mid'),
    oracleHaze(52, 520, 130),
    stillWater(600),
    moonRoad(446, 604, 700, 34),
    put(sloop, { x: 206, y: 722 }),
    geese([
      [330, 524, 14],
      [362, 512, 12],
      [306, 506, 10],
    ]),
    reeds(486, 820, 9, 190),
    reeds(88, 824, 5, 110),
  ],
};

/** A small sailing boat that sets out to the right: mast and boom, a main sail, a jib, a pennant, its wake. */
const sloop: Art = [
  flat('ink', 'M-104 8C-40 -6 60 -6 124 4C60 26 -50 26 -104 8Z', 0.35),
  line('M12 -22V-222', 8, 'line'),
  line('M12 -22V-222', 4.4, 'wood'),
  fill('linen', 'M8 -206C-20 -140 -60 -90 -88 -46C-56 -36 -20 -34 8 -40Z', { width: 2.8 }),
  flat('straw', 'M8 -120C-4 -90 -30 -60 -70 -44C-40 -37 -16 -36 8 -41Z', 0.4),
  line('M-18 -138L8 -132M-44 -98L8 -88M-66 -70L8 -62', 1.6, 'metalDark', 0.7),
  fill('light', 'M20 -192C60 -150 90 -100 112 -40C84 -34 50 -36 22 -46C34 -90 32 -140 20 -192Z', {
    width: 2.8,
  }),
  line('M28 -130L64 -124M30 -86L92 -76', 1.6, 'metalDark', 0.7),
  line('M12 -34L-92 -40', 5, 'line'),
  fill('red', 'M14 -222C30 -232 42 -220 62 -226L46 -214L58 -204C40 -198 30 -212 14 -206Z', { width: 2 }),
  fill('wood', 'M-96 -22C-60 -14 70 -14 124 -30C112 2 84 14 20 14C-40 14 -82 8 -96 -22Z', { width: 2.8 }),
  flat('woodDark', 'M-88 -8C-40 2 70 2 116 -12C104 6 80 13 20 13C-40 13 -76 8 -88 -8Z', 0.7),
  graven('-80,-12 20,-4 108,-20', 4, 'straw', 0.8),
  line('M-116 16h84M-96 26h150M70 18h70M-60 38h70', 2.6, 'light', 0.7),
];
