import { flat, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { cut } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { outline } from './body.ts';

const LEAF = outline('0,0! 20,-17 46,-19 78,-4! 52,14 22,14');

type Arc = { x: number; y: number; rx: number; ry: number; from: number; step: number; count: number };

/** Laurel along an ellipse about (x, y), outside and inside by turns: it grows from one angle on, against the clock. */
export const laurel = (
  { x, y, rx, ry, from, step, count }: Arc,
  outer: PaperInk,
  inner: PaperInk,
  vein: PaperInk = 'ink',
): Art =>
  times(count, (i): Art => {
    const a = ((from - i * step) * Math.PI) / 180;
    const along = (Math.atan2(-ry * Math.cos(a), rx * Math.sin(a)) * 180) / Math.PI;
    const isInner = i % 2 === 1;
    return put([cut(isInner ? inner : outer, LEAF, 4), !isInner && flat(vein, lens([6, -1], [62, -4], 4))], {
      x: x + rx * Math.cos(a),
      y: y + ry * Math.sin(a),
      turn: along + (isInner ? -34 : 30),
      size: isInner ? 0.86 : 1,
    });
  });
