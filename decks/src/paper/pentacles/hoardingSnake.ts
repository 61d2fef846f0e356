import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, type Point } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

/** How far from the middle it lies, from its tail to its neck, which comes in over what it guards. */
const REACH = [
  262, 256, 248, 240, 234, 228, 224, 220, 217, 215, 214, 214, 214, 214, 214, 213, 210, 196, 160, 112, 66,
];
const at = (i: number): Point => polar(0, 0, REACH[i] ?? 0, 60 + i * 22);

const SPINE = times(REACH.length, at);
const BODY = swellPath(
  SPINE,
  REACH.map((_, i) => Math.min(84, 6 + i * 8, 64 + (20 - i) * 5)),
);
const HEAD = outline('-58,-24! -20,-34 22,-50 66,-34 96,-8 96,8 66,34 22,50 -20,34 -58,24!');

/** A scale pattern on its back: a lozenge at each joint. */
const lozenges = SPINE.slice(4, 19).map(([x, y], i) => {
  const [px, py] = SPINE[i + 3] ?? [x, y];
  const [nx, ny] = SPINE[i + 5] ?? [x, y];
  return lens(
    [x + (px - x) * 0.42, y + (py - y) * 0.42],
    [x + (nx - x) * 0.42, y + (ny - y) * 0.42],
    15 + Math.min(i, 7) * 2.4,
  );
});

const head: Art = [
  stroke('ink', '90,0 118,2 140,-10', [6, 6, 3]),
  stroke('ink', '114,2 128,6 142,14', [5, 4, 3]),
  joined('near', [HEAD]),
  hatch(HEAD, { role: 'far', angle: 90, gap: 14, width: 5, side: 'end', reach: 0.22 }),
  flat('far', outline('-40,0! -4,-16 34,0! -4,16')),
  [-1, 1].map((side) => [
    keyed('glow', circlePath(46, side * 27, 12), 4),
    flat('ink', lens([38, side * 27], [54, side * 27], 5)),
    flat('ink', circlePath(84, side * 7, 3.4)),
  ]),
];

/** A snake seen from above that lies coiled about 0, 530 wide, its head laid over the middle. */
export const hoardingSnake: Art = [
  joined('near', [BODY], 8, 'ink'),
  flat('far', lozenges.join('')),
  gouge(
    times(9, (i) => polar(0, 0, 184, 190 + i * 21)),
    7,
  ),
  cut('near', circlePath(...at(20), 20), 0),
  put(head, { x: 12, y: 52, turn: -118 }),
];
