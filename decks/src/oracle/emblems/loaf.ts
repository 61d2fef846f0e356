import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, toTenth } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const [X, Y, R] = [300, 276, 212];

/** How far below the middle the slices were cut off, and half the width of the loaf there. */
const DEPTH = 132;
const HALF = Math.round(Math.sqrt(R * R - DEPTH * DEPTH));

/** Round, as it was baked, but for the side from which slices were cut. */
const CRUST = `M${X - HALF} ${Y + DEPTH}A${R} ${R} 0 1 1 ${X + HALF} ${Y + DEPTH}Z`;

/** The side that the slices left, which we see from above: as wide as the loaf there, with the crust below it. */
const cutFace = (inset: number): string => {
  const [half, top, foot] = [HALF - inset, Y + DEPTH + inset * 0.3, Y + DEPTH + 56 - inset];
  return outline(
    `${X - half},${top}! ${X - 80},${top - 5} ${X + 80},${top - 5} ${X + half},${top}! ${X + half - 8},${foot - 20} ${X + half - 34},${foot - 5} ${X + 70},${foot} ${X - 70},${foot} ${X - half + 34},${foot - 5} ${X - half + 8},${foot - 20}`,
  );
};
const CUT = cutFace(0);
const CUT_CRUMB = cutFace(11);

/** An arc of the rings that a baking basket leaves in flour. */
const ring = (r: number, from: number, to: number): Art =>
  flat(
    'linen',
    swellPath(
      times(7, (i) => polar(X, Y, r, from + ((to - from) * i) / 6)),
      [2, 9, 13, 10, 13, 9, 2],
    ),
    0.28,
  );

/** A cut in the crust that opened in the oven: pale, torn inside, with a raised edge. */
const score = (d: string): Art => [
  line(d, 11, 'woodDark'),
  fill('linen', d, { edge: 'metal', width: 5 }),
  clipped(d, flat('straw', circlePath(X + 8, Y + 10, 80), 0.5)),
];

const CRESCENT = `M${X + 22} ${Y - 108}A108 108 0 1 0 ${X + 102} ${Y + 46}A88 88 0 1 1 ${X + 22} ${Y - 108}Z`;

const leafCut = (i: number): Art => {
  const turn = -196 + i * 26.5;
  const [x, y] = polar(X, Y, 164, turn);
  const reach = 30;
  return put(
    fill(
      'linen',
      outline(`${-reach},3! ${-reach * 0.3},-11 ${reach},-4! ${reach * 0.4},9 ${-reach * 0.5},12`),
      {
        edge: 'woodDark',
        width: 5,
      },
    ),
    { x, y, turn: turn + 62 },
  );
};

/** The loaf from above: a moon cut in its crust, and leaves round it. */
export const loaf: Art = [
  put(flat('ink', circlePath(X, Y, R), 0.4), { x: 14, y: 22 }),
  fill('hairAuburn', CRUST, { width: 3.8 }),
  clipped(CRUST, [
    flat('woodDark', circlePath(X, Y, R), 0.55),
    flat('hairAuburn', circlePath(X - 14, Y - 16, 200)),
    flat('metalDark', circlePath(X - 18, Y - 22, 168)),
    flat('metal', circlePath(X - 30, Y - 40, 126), 0.4),
    [186, 122].map((r) => [-176, -100, -24, 128].map((from) => ring(r, from, from + 54))),
    times(9, leafCut),
    score(CRESCENT),
    times(26, (i) =>
      flat('snow', circlePath(...polar(X, Y, 30 + ((i * 67) % 160), i * 77), 1.5 + (i % 3) * 0.8), 0.85),
    ),
  ]),
  line(CRUST, 3.8),
  fill('hairAuburn', CUT, { width: 3.4 }),
  fill('linen', CUT_CRUMB, { edge: 'woodDark', width: 1.6 }),
  clipped(
    CUT_CRUMB,
    flat(
      'light',
      outline(`${X - 160},${Y + DEPTH - 4}! ${X + 160},${Y + DEPTH - 4}! ${X},${Y + DEPTH + 18}`),
    ),
  ),
  eachOf('-112,20,5 -70,30,6 -28,16,5 16,32,7 58,18,6 104,26,5', (dx = 0, dy = 0, r = 0) => {
    const [x, y] = [X + dx, Y + DEPTH + dy];
    return flat(
      'straw',
      outline(`${x - r * 1.5},${y} ${x},${y - r * 0.7} ${x + r * 1.6},${y} ${x},${y + r * 0.7}`),
    );
  }),
];

const SLICE = outline(
  '-142,58! -154,22 -144,-24 -100,-62 -40,-78 40,-78 100,-62 144,-24 154,22 142,58! 70,68 0,70 -70,68',
);
const CRUMB = outline(
  '-128,46! -138,20 -128,-16 -90,-48 -36,-62 36,-62 90,-48 128,-16 138,20 128,46! 64,54 0,56 -64,54',
);
const HOLES =
  '-88,10,8 -58,-26,9 -66,30,6 -20,-40,7 24,32,8 50,-30,9 92,-10,6 102,26,8 -112,22,5 -8,6,6 66,12,5';

/** A slice, 300 wide; `spread` lies on it. */
export const slice = (spread?: Art): Art => [
  put(flat('ink', SLICE, 0.45), { x: 11, y: 16 }),
  fill('hairAuburn', SLICE, { width: 3.2 }),
  flat('linen', CRUMB),
  eachOf(HOLES, (x = 0, y = 0, r = 0) =>
    flat(
      'straw',
      outline(
        `${x - r * 1.3},${toTenth(y + 1)} ${x},${toTenth(y - r * 0.8)} ${x + r * 1.3},${y} ${x},${y + r}`,
      ),
      0.85,
    ),
  ),
  graven('-126,40 -134,16 -122,-16 -88,-46 -36,-60', 6, 'straw', 0.9),
  spread,
];
