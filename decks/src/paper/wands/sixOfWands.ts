import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, cutStroke } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { laurel } from '../nature/laurel.ts';
import { chatterSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { crowingCock } from './crowingCock.ts';

const FEET = toPoints('190,900 210,900 236,900 364,900 390,900 410,900');
const TIPS = toPoints('72,476 82,306 112,156 520,156 526,316 532,486');

/** A wreath of laurel about the neck, on one stem; `count` leaves of each half, from the breast up to the nape. */
const wreath = (count: number): Art => [
  cutStroke(
    'accent',
    '96,578 128,650 200,702 292,716 384,702 456,650 488,578',
    [6, 9, 10, 11, 10, 9, 6],
    [14, 19, 20, 21, 20, 19, 14],
  ),
  mirrored(
    laurel({ x: 292, y: 596, rx: 194, ry: 120, from: 80, step: 12, count }, 'accent', 'accent', 'light'),
    292,
  ),
];

export const sixOfWands: Scene = {
  alt: 'A cock with a full wreath of laurel about its neck throws up its head and crows before the great disc of the rising sun, and six wands rise behind it like a fan.',
  draw: () => [
    chatterSky('sky', outward(300, 430), { marks: 'far', gap: 84, foot: 360 }),
    cut('glow', circlePath(300, 400, 244), 7),
    TIPS.map((tip, i) => stick(FEET[i] ?? tip, tip, 22)),
    crowingCock(wreath(9)),
    wreath(7),
    cut('mid', circlePath(292, 716, 22), 5),
    flat('glow', circlePath(292, 716, 10)),
  ],
};
