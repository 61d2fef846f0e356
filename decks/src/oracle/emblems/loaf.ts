import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, toTenth } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const [X, Y] = [300, 260];

/** Round, as it was baked, but for the side from which slices were cut. */
const CRUST = outline(
  '300,84 372,94 438,132 480,194 494,270 494,350 490,432! 300,446 110,432! 106,350 106,270 120,194 162,132 228,94',
);

/** The side that the slices left: the dome of the crust above, and flat below, where the crust is thickest. */
const CUT = outline(
  '110,434! 120,406 156,387 228,376 300,373 372,376 444,387 480,406 490,434! 486,454 462,466! 376,475 300,477 224,475 138,466! 114,454',
);
const CUT_CRUMB = outline(
  '127,434! 138,414 168,399 234,389 300,386 366,389 432,399 462,414 473,434! 466,441 452,446! 372,454 300,456 228,454 148,446! 134,441',
);

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
  clipped(d, flat('straw', circlePath(X + 6, Y + 8, 62), 0.5)),
];

const CRESCENT = `M${X + 18} ${Y - 84}A84 84 0 1 0 ${X + 78} ${Y + 36}A68 68 0 1 1 ${X + 18} ${Y - 84}Z`;

const leafCut = (i: number): Art => {
  const turn = -176 + i * 30 + (i % 2) * 4;
  const [x, y] = polar(X, Y, 136 + (i % 3) * 5, turn);
  const reach = 26 + ((i * 7) % 3) * 5;
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
  put(flat('ink', CRUST, 0.45), { x: 18, y: 26 }),
  flat('ink', outline('140,464! 460,464! 486,430 500,470 480,500 310,514 160,500!'), 0.5),
  fill('hairAuburn', CRUST, { width: 3.6 }),
  clipped(CRUST, [
    flat(
      'woodDark',
      outline('500,90! 520,310 480,440! 110,440! 100,360! 190,366 300,350 400,330 444,270 458,190'),
      0.7,
    ),
    flat(
      'metalDark',
      outline('280,92 360,104 420,160 436,240 410,320 340,366 250,368 170,330 136,250 160,160 216,104'),
      0.85,
    ),
    flat('metal', outline('250,104 320,108 380,150 370,210 290,232 210,300 156,290 142,230 170,160'), 0.4),
    [172, 112].map((r) => [-170, -96, -22, 52, 126].map((from) => ring(r, from, from + 56))),
    times(12, (i) => (i > 7 && i < 11 ? false : leafCut(i))),
    score(CRESCENT),
    ['-52,-40 -64,-4 -50,34', '-62,-24 -70,10 -54,48', '-34,52 -4,72 30,62'].map((tear) =>
      graven(
        tear.split(' ').map((pair) => {
          const [dx = 0, dy = 0] = pair.split(',').map(Number);
          return [X + dx, Y + dy] as const;
        }),
        5,
        'metalDark',
        0.6,
      ),
    ),
    times(26, (i) =>
      flat('snow', circlePath(...polar(X, Y, 30 + ((i * 67) % 150), i * 77), 1.5 + (i % 3) * 0.8), 0.85),
    ),
  ]),
  line(CRUST, 3.6),
  fill('hairAuburn', CUT, { width: 3.2 }),
  clipped(CUT, flat('woodDark', outline('100,452! 220,465 380,465 500,452! 500,490! 100,490!'), 0.6)),
  fill('linen', CUT_CRUMB, { edge: 'woodDark', width: 1.6 }),
  clipped(CUT_CRUMB, [
    flat('straw', outline('480,410! 424,430 380,440 300,446 180,442! 180,470! 480,470!'), 0.4),
    graven('144,426 160,411 208,400 274,395', 7, 'light', 1),
  ]),
  eachOf(
    '180,430,6 230,412,5 266,438,8 310,408,6 344,442,6 380,414,8 424,434,6 212,443,5',
    (x = 0, y = 0, r = 0) =>
      flat(
        'straw',
        outline(`${x - r * 1.5},${y} ${x},${y - r * 0.7} ${x + r * 1.6},${y} ${x},${y + r * 0.7}`),
        0.9,
      ),
  ),
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
