import { line } from '../../drawing/art.ts';
import { cone, oracleHaze, hills, moonRoad, reeds, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { paperBoat } from './paperBoat.ts';
import { phaseSky } from './phaseSky.ts';

export const waxingCrescent: OracleScene = {
  alt: 'A thin young moon, lit on its right, hangs in the dusk above a bay; a boat folded from a written letter, with a red seal on its side, sets out past reeds.',
  hour: 'dusk',
  draw: (chance) => [
    phaseSky(chance, 1, { x: 382, y: 296, r: 112, pale: true }),
    cone(128, 566, 130, 96),
    hills(560, [0, 0, 10, 24, 40, 60, 36], 'mid'),
    oracleHaze(60, 486, 130),
    stillWater(566),
    moonRoad(470, 570, 700, 30),
    line(
      'M70 752C180 776 430 778 536 744M104 784C230 802 400 800 500 780M40 716C60 722 90 730 112 732',
      3,
      'light',
      0.75,
    ),
    paperBoat,
    reeds(92, 836, 5, 150),
    reeds(526, 836, 5, 220),
  ],
};
