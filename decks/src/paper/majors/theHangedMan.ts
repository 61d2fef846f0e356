import { flat, put } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { hangingBat } from './bat.ts';
import { bough } from './bough.ts';

export const theHangedMan: Scene = {
  alt: 'A bat hangs head down by one foot from a living branch, the other leg crossed behind it, its wings folded and its eyes open; a bright disc shines behind its head.',
  draw: () => [
    plainSky('mid'),
    beams(300, 640, 176, 400, 36, 'light', 15),
    keyed('glow', circlePath(300, 640, 174), 6),
    flat(
      'light',
      times(36, (i) => lens(polar(300, 640, 144, i * 10), polar(300, 640, 168, i * 10), 5)).join(''),
    ),
    bough,
    put(hangingBat, { x: -30, y: -19, size: 1.1 }),
    field('near', '40,856 200,836 400,844 560,826'),
  ],
};
