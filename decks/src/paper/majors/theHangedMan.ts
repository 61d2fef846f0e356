import { flat, put } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { keyed, torn } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { hangingBat } from './bat.ts';
import { bough } from './bough.ts';

export const theHangedMan: Scene = {
  alt: 'A bat hangs head down by one foot from a living branch with red leaves, the other leg bent so that its foot crosses behind; its wings are folded, its eyes wide open, and a bright disc shines behind its head.',
  draw: () => [
    plainSky('mid'),
    beams(300, 640, 176, 400, 26, 'light', 15),
    keyed('glow', circlePath(300, 640, 174), 6),
    flat(
      'light',
      times(24, (i) => lens(polar(300, 640, 144, i * 15), polar(300, 640, 168, i * 15), 5)).join(''),
    ),
    put(bough, { y: -22 }),
    put(hangingBat, { x: -30, y: -19, size: 1.1 }),
    torn('near', '40,866 200,852 400,858 560,844'),
  ],
};
