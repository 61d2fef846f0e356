import { put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, cutStroke, gouge } from '../lino/cut.ts';
import { hatch, outward } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { lake, mountains } from '../nature/land.ts';
import { leaf, tuft } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { bundleOnStick } from './bundleOnStick.ts';
import { leapingGosling } from './gosling.ts';
import { whiteRose } from './whiteRose.ts';

const CLIFF = outline(
  '20,650! 70,640 118,648 152,642! 168,664 150,700! 166,730 158,768! 200,760 242,768 262,776! 270,800 244,824! 256,850 226,900! 20,900!',
);

/** The mother, who waits on the water. */
const swimmingGoose = put(
  [
    cut('ink', outline('-88,-16! -50,-36 -6,-48 34,-32 40,-78 62,-96 84,-84 80,-60 66,-20 40,6 -40,8'), 5),
    cut('light', outline('52,-84! 66,-92 82,-82 78,-64 58,-62!'), 0),
    gouge('-56,-12 -20,-24 20,-14', 7, 'far'),
    cut('ink', outline('82,-84! 104,-74 80,-68!'), 0),
  ],
  { x: 400, y: 838, size: 0.72, flip: true },
);

export const theFool: Scene = {
  alt: 'A yellow gosling tumbles off a cliff at us, wings and red feet spread; in its open bill is a stick, from whose end a spotted bundle swings; a white sun is behind it, its mother swims on the sea below and a white rose stands on a ledge.',
  draw: () => [
    chatterSky('mid', outward(324, 326), { marks: 'far', gap: 60 }),
    cut('light', circlePath(324, 326, 214), 0),
    mountains(716, '474,116,100', 'far'),
    lake(716, 'near', 'mid'),
    swimmingGoose,
    cut('ink', CLIFF, 6),
    hatch(CLIFF, { role: 'mid', angle: 64, gap: 19, width: 6, reach: 0.5 }),
    cutStroke('far', '214,778 210,744 216,712', [9, 8, 7], [17, 16, 15]),
    leaf(211, 752, -24, 40, 'far'),
    leaf(212, 764, 206, 36, 'far'),
    whiteRose({ x: 216, y: 692, size: 0.5 }),
    tuft(64, 650, 40),
    put(leapingGosling(bundleOnStick), {
      x: 204,
      y: -71,
      turn: 23,
      size: 0.77,
    }),
  ],
};
