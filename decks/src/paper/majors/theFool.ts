import { flat, put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, stroke } from '../lino/cut.ts';
import { hatch, outward } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { lake, mountains } from '../nature/land.ts';
import { leaf, tuft } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { leapingGosling } from './gosling.ts';
import { whiteRose } from './whiteRose.ts';

const CLIFF = outline(
  '20,560! 70,552 118,560 150,556! 166,580 146,610! 166,640 140,680! 160,740 124,790! 146,830 130,900! 20,900!',
);

/** A spotted bundle whose knot is at 0. */
const bundle = [
  cut('accent', outline('0,0! 30,-24 62,-22 70,2! 52,8 24,16 0,6! -26,18 -54,14 -72,8! -60,-16 -32,-22'), 5),
  cut('accent', outline('0,6! 22,26 56,60 66,104 44,142 0,152 -44,142 -66,104 -56,60 -22,26'), 5),
  flat(
    'light',
    ['-34,92', '0,66', '30,100', '-6,124']
      .map((at) => at.split(',').map(Number))
      .map(([x = 0, y = 0]) => circlePath(x, y, 9))
      .join(''),
  ),
  gouge('-12,22 -26,44 -40,60', 5, 'ink'),
  gouge('10,22 20,40 34,58', 5, 'ink'),
];

/** The mother, who waits on the water. */
const swimmingGoose = put(
  [
    cut('ink', outline('-88,-16! -50,-36 -6,-48 34,-32 40,-78 62,-96 84,-84 80,-60 66,-20 40,6 -40,8'), 5),
    cut('light', outline('52,-84! 66,-92 82,-82 78,-64 58,-62!'), 0),
    gouge('-56,-12 -20,-24 20,-14', 7, 'far'),
    cut('ink', outline('82,-84! 104,-74 80,-68!'), 0),
  ],
  { x: 388, y: 846, size: 0.8, flip: true },
);

export const theFool: Scene = {
  alt: 'A yellow gosling leaps off a high cliff straight at us with wings and red feet spread wide and a spotted bundle in its bill; its mother swims on the sea far below, a white sun shines, and a white rose grows on the cliff.',
  draw: () => [
    chatterSky('mid', outward(300, 380), { marks: 'far', gap: 60 }),
    cut('light', circlePath(300, 330, 210), 0),
    mountains(716, '340,100,84', 'far'),
    lake(716, 'near', 'mid'),
    swimmingGoose,
    cut('ink', CLIFF, 6),
    hatch(CLIFF, { role: 'mid', angle: 64, gap: 19, width: 6, reach: 0.5 }),
    stroke('ink', '92,560 90,536 84,516', [7, 6, 5]),
    leaf(92, 542, -20, 34, 'light'),
    whiteRose({ x: 84, y: 494, size: 0.54 }),
    tuft(132, 560, 34),
    put(leapingGosling(put(bundle, { x: 300, y: 350, turn: 9 })), { x: -44, y: 12, turn: -7, size: 0.99 }),
  ],
};
