import type { Art } from '../../drawing/art.ts';
import { toTenth, toTriples, type Point } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import type { PaperInk } from '../inks.ts';
import { ticks, type Flow } from '../lino/marks.ts';

/** For a body that no primitive has, drawn by its outline, its limbs and its fur. */

/**
 * A closed soft outline through points: '10,20 60,40! 80,90'. A point with `!` is a corner: an ear's tip, a claw, where
 * a leg meets the belly.
 */
export function outline(points: string): string {
  const corners = points.split(' ').map((text) => text.endsWith('!'));
  const at = points.split(' ').map((text): Point => {
    const [x = 0, y = 0] = text.replace('!', '').split(',').map(Number);
    return [x, y];
  });
  const point = (i: number): Point => at[(i + at.length) % at.length] ?? [0, 0];
  // A handle is as long as its own side needs, so that a long side beside a short one does not bulge.
  const handle = (i: number, towards: 1 | -1): Point => {
    const [here, next, other] = [point(i), point(i + towards), point(i - towards)];
    const from = corners[(i + at.length) % at.length] ? here : other;
    const [dx, dy] = [next[0] - from[0], next[1] - from[1]];
    const reach = (0.36 * Math.hypot(next[0] - here[0], next[1] - here[1])) / (Math.hypot(dx, dy) || 1);
    return [here[0] + dx * reach, here[1] + dy * reach];
  };
  const pair = ([x, y]: Point) => `${toTenth(x)} ${toTenth(y)}`;
  return `M${pair(point(0))}${at
    .map((_, i) => `C${pair(handle(i, 1))} ${pair(handle(i + 1, -1))} ${pair(point(i + 1))}`)
    .join('')}Z`;
}

/** A leg, a tail, a feather: a stroke through points, each given with its width as in '0,0,40 20,60,12'. */
export const limb = (joints: string): string => {
  const points = toTriples(joints);
  return swellPath(
    points.map(([x, y]): Point => [x, y]),
    points.map(([, , width]) => width),
  );
};

/** Coarse fur within a shape, as dense from 0 to 1 as `tone` says. */
export const fur = (
  d: string,
  role: PaperInk,
  flow: Flow | number,
  tone: (x: number, y: number) => number = () => 1,
): Art => ticks(d, { role, flow, gap: 24, length: 20, width: 5, tone });
