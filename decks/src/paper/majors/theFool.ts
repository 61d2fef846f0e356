import { flat, put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, stroke } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { lake, mountains } from '../nature/land.ts';
import { leaf, tuft } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { leapingGosling } from './gosling.ts';
import { whiteRose } from './whiteRose.ts';

const CLIFF = outline(
  '20,606! 70,598 118,604 140,596! 158,616 140,640! 160,660 136,690! 152,730 122,780! 140,800 130,900! 20,900!',
);

/** A spotted bundle that hangs from a knot at 0. */
const bundle = [
  cut('accent', 'M-2 -4C-40 20 -66 74 -54 108C-38 140 44 140 58 108C66 74 38 20 2 -4L30 -30L0 -16L-26 -34Z'),
  flat(
    'light',
    circlePath(-30, 84, 9) + circlePath(0, 56, 8) + circlePath(30, 92, 9) + circlePath(-4, 116, 8),
  ),
];

/** The mother, who waits on the water. */
const swimmingGoose = put(
  [
    cut('ink', outline('-88,-16! -50,-36 -6,-48 34,-32 40,-78 62,-96 84,-84 80,-60 66,-20 40,6 -40,8'), 5),
    cut('light', outline('52,-84! 66,-92 82,-82 78,-64 58,-62!'), 0),
    gouge('-56,-12 -20,-24 20,-14', 7, 'far'),
    cut('ink', outline('82,-84! 104,-74 80,-68!'), 0),
  ],
  { x: 390, y: 806, size: 1.1 },
);

export const theFool: Scene = {
  alt: 'A yellow gosling leaps off a high cliff with wings and feet spread wide and a red bundle in its bill; its mother swims on the sea far below, a white sun shines, and a white rose grows on the cliff.',
  draw: () => [
    chatterSky('far', -28, { gap: 60 }),
    cut('light', circlePath(440, 216, 112), 0),
    mountains(690, '470,110,100 330,90,60', 'mid'),
    lake(690, 'near', 'mid'),
    swimmingGoose,
    cut('ink', CLIFF, 6),
    hatch(CLIFF, { role: 'mid', angle: 64, gap: 19, width: 6, reach: 0.5 }),
    leapingGosling(put(bundle, { x: 276, y: -74, turn: 24, size: 0.92 }), {
      x: 262,
      y: 374,
      turn: 12,
      size: 0.84,
    }),
    stroke('ink', '82,604 80,580 74,556', [7, 6, 5]),
    leaf(82, 586, -20, 34, 'mid'),
    whiteRose({ x: 76, y: 538, size: 0.5 }),
    tuft(122, 604, 34),
  ],
};
