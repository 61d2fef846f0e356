import { fill, flat, line, put, type Art } from '../drawing/art.ts';
import { type Point, toPoints } from '../drawing/geometry.ts';
import { swellPath } from '../drawing/swell.ts';
import type { Stride } from './actor.ts';
import type { Skin } from './look.ts';

const FOOT =
  'M-13 -18C-4 -22 6 -22 12 -16C20 -6 34 -2 48 5C56 9 56 18 46 19C30 20 4 18 -12 19C-20 14 -17 -6 -13 -18Z';

/** A leg without hose or shoe: hip, knee and ankle as of an actor's leg, and a foot with toes. */
export const bareLeg = (skin: Skin, { joints, foot = 0 }: Stride, size = 1): Art => {
  const [hip = [0, 0], knee = [0, 0], ankle = [0, 0]] = toPoints(joints);
  const calf: Point = [knee[0] * 0.64 + ankle[0] * 0.36, knee[1] * 0.64 + ankle[1] * 0.36];
  const shin = swellPath(
    [hip, knee, calf, ankle],
    [60, 41, 40, 22].map((width) => width * size),
  );
  const flip = Math.abs(foot) > 90;
  const place = { x: ankle[0], y: ankle[1], turn: flip ? foot - 180 : foot, flip, size };
  // Both outlines lie below both fills, so that no line crosses the ankle.
  return [
    fill(skin, shin, { edge: 'skinEdge', width: 4.8 }),
    put(fill(skin, FOOT, { edge: 'skinEdge', width: 4.4 }), place),
    flat(skin, shin),
    put([flat(skin, FOOT), line('M45 8q4 5 1 10M36 10q3 4 1 8M-2 0q5 4 4 10', 1.5, 'skinEdge', 0.6)], place),
  ];
};
