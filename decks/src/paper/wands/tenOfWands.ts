import { put, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, dots, gouge, torn } from '../lino/cut.ts';
import { field } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { plainSky } from '../nature/sky.ts';
import { carryingAnt } from './carryingAnt.ts';
import { saggingLoad } from './saggingLoad.ts';

/** Where the feet press into the ground, and the cracks and the dust under each. */
const FEET = toPoints('108,822 276,812 512,772');
const TREAD: Art = [
  gouge('-34,4 0,-2 34,2', 9, 'ink'),
  gouge('4,0 -4,20 10,44', 7, 'ink'),
  gouge('-12,2 -24,18 -20,32', 6, 'ink'),
  dots('far', '-46,-10,9 -64,-22,7 -36,-28,6'),
];

export const tenOfWands: Scene = {
  alt: 'An ant climbs a steep slope on splayed legs, the ground cracking under its feet, with a load far larger than itself: ten leafy wands roped together, whose ends sag over its back; behind it the great sun goes down.',
  draw: () => [
    plainSky('far'),
    cut('glow', circlePath(300, 372, 240), 8),
    torn('mid', '40,570 140,550 260,570 400,530 560,470'),
    field('near', '40,820 160,788 300,738 420,684 560,616', 'mid', -19, 60),
    put([saggingLoad, carryingAnt, FEET.map(([x, y]) => put(TREAD, { x, y }))], {
      x: -76,
      y: 46,
      turn: -10,
      size: 0.95,
    }),
    tuft(520, 868, 56, 'ink', 7),
  ],
};
