import { eachOf, flat, line, type Art } from '../../drawing/art.ts';
import { circlePath, polar, polygonPath, times, toTenth, type Point } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { disc } from '../../primitives/lights.ts';

const HEAD: Point = [150, 330];

/** A place in the tail: its distance from the head, from 0 to 1, and its share of the width, from the left. */
const at = (far: number, share: number): Point => {
  const [sx, sy] = [HEAD[0] + (share - 0.5) * 62, HEAD[1] + (share - 0.5) * 62];
  const [cx, cy] = [170 + share * 170, 120 + share * 180];
  const [ex, ey] = [370 + share * 330, -50 + share * 250];
  const [a, b, c] = [(1 - far) ** 2, 2 * far * (1 - far), far ** 2];
  return [a * sx + b * cx + c * ex, a * sy + b * cy + c * ey];
};

const along = (share: number, from = 0, to = 1): Point[] =>
  times(9, (i) => at(from + ((to - from) * i) / 8, share));

/** All of the tail between two shares of its width. */
const band = (from: number, to: number): string =>
  `M${[...along(from), ...along(to).toReversed()].map((point) => point.map(toTenth).join(' ')).join('L')}Z`;

/** A broad tail of dust that spreads and bends like a feather, and beside it the straight thin one of gas. */
export const cometTail: Art = [
  flat('waterLight', 'M112 316L130 30H196L148 300Z', 0.34),
  line('M128 300L158 40', 3, 'light', 0.5),
  flat('glow', band(-0.1, 1.06), 0.2),
  flat('glow', band(0, 0.94), 0.36),
  flat('glow', band(0.12, 0.82), 0.8),
  flat('light', band(0.34, 0.62), 0.75),
  times(10, (i) => {
    const share = i / 9;
    const start = 0.16 + ((i * 5) % 7) * 0.05;
    return flat(
      i % 2 ? 'light' : 'trim',
      swellPath(along(share, start, Math.min(1, start + 0.62 + (i % 3) * 0.1)), [1, 2, 4, 6, 7, 6, 4, 2, 1]),
      0.95,
    );
  }),
  [0.3, 0.66].map((share, i) =>
    flat('metalDark', swellPath(along(share, 0.4 + i * 0.08, 1), [1, 1.6, 2.4, 3, 3.4, 3, 2.4, 1.6, 1]), 0.7),
  ),
];

/** Tongues of fire about the head, short in front and long where they stream into the tail. */
const burst = (core: number, reach: number): string =>
  polygonPath(
    times(30, (i): Point => {
      const angle = i * 12;
      const streaming = Math.max(0, Math.cos(((angle + 48) * Math.PI) / 180));
      return polar(
        ...HEAD,
        core + (i % 2 ? 0 : reach * (0.3 + streaming * 1.9 + ((i * 7) % 5) * 0.1)),
        angle,
      );
    }),
  );

/** The head: a burning core in a burst of rays, with the shells of light that it has thrown off. */
export const cometHead: Art = [
  [98, 76].map((r) => disc('glow', ...HEAD, r, 0, 0.2)),
  flat('trim', burst(52, 30)),
  flat('light', burst(36, 22)),
  [84, 102].map((r, i) =>
    graven(
      [84, 106, 128, 150, 176].map((angle) => polar(...HEAD, r, angle)),
      7 - i * 2,
      'light',
      0.95,
    ),
  ),
  eachOf('262,350,3 226,414,4 84,440,3', (x = 0, y = 0, r = 0) => flat('light', circlePath(x, y, r))),
];
