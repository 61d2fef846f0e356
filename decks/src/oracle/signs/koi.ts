import { clipped, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, times, toPoints, toTenth, type Point } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb, sampleSpline, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

/** From the root of the tail, which swings out, round to the mouth, and the body's widths there. */
const POINTS = toPoints('-232,104 -206,62 -190,0 -160,-72 -102,-128 -24,-152 58,-140 112,-106');
const WIDTHS = [16, 34, 62, 90, 104, 102, 84, 46];
const SPINE = sampleSpline(POINTS, WIDTHS);
/** Its outline without fins. */
export const KOI_BODY = swellPath(POINTS, WIDTHS);

/** A place on the body: how far from the tail to the mouth, and how far to the right of its middle, from -1 to 1. */
const place = (far: number, side: number): { at: Point; turn: number } => {
  const i = Math.min(SPINE.length - 2, Math.max(1, Math.round(far * (SPINE.length - 1))));
  const [[ax, ay], [x, y, width], [bx, by]] = [SPINE[i - 1]!, SPINE[i]!, SPINE[i + 1]!];
  const length = Math.hypot(bx - ax, by - ay);
  const [tx, ty] = [(bx - ax) / length, (by - ay) / length];
  const off = (side * width) / 2;
  return { at: [x - ty * off, y + tx * off], turn: (Math.atan2(ty, tx) * 180) / Math.PI };
};
const on = (places: string): Point[] => toPoints(places).map(([far, side]) => place(far, side).at);
const patchOn = (places: string): string =>
  outline(
    on(places)
      .map((point) => point.map(toTenth).join(','))
      .join(' '),
  );

const grown = (of: Art, far: number, side: number, size: number): Art => {
  const {
    at: [x, y],
    turn,
  } = place(far, side);
  return put(put(of, { turn: 0 }), { x, y, turn, size });
};

/** A fin on the right side, rooted at 0,0, that flows back, and the same on the left. */
const RIGHT_FIN = outline('16,-4! 30,22 26,62 -4,96! -22,84 -40,92 -70,84! -62,52 -40,18 -12,-2!');
const rightFin: Art = [
  fill('light', RIGHT_FIN, { width: 2.4 }),
  ['4,6 8,40 -4,84', '-2,6 -8,44 -30,84', '-8,6 -26,40 -56,76'].map((ray) => graven(ray, 3, 'stoneDark', 1)),
];
const leftFin: Art = put(put(rightFin, { flip: true }), { turn: 180 });

const tail: Art = [
  fill(
    'light',
    outline(
      '10,-10! -24,-20 -58,-54 -104,-64 -142,-50! -126,-34 -130,-22 -106,-12 -74,-2! -98,16 -116,40 -150,60! -122,76 -76,66 -32,28 10,10!',
    ),
    { width: 2.6 },
  ),
  ['-8,-6 -60,-36 -120,-50', '-8,-3 -60,-22 -104,-22', '-8,3 -60,22 -116,56', '-8,5 -56,38 -96,64'].map(
    (ray) => graven(ray, 3.4, 'stoneDark', 1),
  ),
];

/** A koi seen from above, which swims clockwise round 0,0, with its fins spread; its colours lie in the given patches. */
export const koi = (coat: Role, patch: Role, shade: Role, patches: readonly string[]): Art => [
  grown(tail, 0, 0, 0.94),
  grown(rightFin, 0.68, 0.78, 0.72),
  grown(leftFin, 0.68, -0.78, 0.9),
  grown(rightFin, 0.36, 0.7, 0.4),
  grown(leftFin, 0.36, -0.7, 0.5),
  limb(coat, POINTS, WIDTHS, 'line', 3),
  clipped(KOI_BODY, [
    patches.map((places) => flat(patch, patchOn(places))),
    line(
      times(11, (row) =>
        [-0.72, -0.36, 0, 0.36, 0.72]
          .map((side) => {
            const [far, aside] = [0.2 + row * 0.046, side + (row % 2) * 0.18];
            const [a, b, c] = on(`${far},${aside - 0.17} ${far - 0.05},${aside} ${far},${aside + 0.17}`);
            return `M${a!.map(toTenth).join(' ')}Q${b!.map(toTenth).join(' ')} ${c!.map(toTenth).join(' ')}`;
          })
          .join(''),
      ).join(''),
      1.9,
      shade,
      0.8,
    ),
    // Away from the moon it is in the shade.
    flat(shade, patchOn('0.02,-0.9 0.3,-0.62 0.6,-0.6 0.9,-0.72 0.98,-1.1 0.7,-1.2 0.3,-1.2'), 0.4),
    graven(on('0.2,0.8 0.45,0.84 0.7,0.82'), 6, 'light', 0.9),
  ]),
  line(KOI_BODY, 3),
  fill('light', patchOn('0.68,0 0.58,0.16 0.44,0.18 0.24,0.06 0.3,0 0.2,-0.12 0.44,-0.1 0.58,-0.1'), {
    width: 2.2,
  }),
  graven(on('0.62,0.02 0.5,0.04 0.34,0.02'), 3, 'stoneDark', 1),
  line(
    `M${on('0.8,-0.8 0.76,0 0.8,0.8')
      .map((point) => point.map(toTenth).join(' '))
      .join('L')}`.replace(/L(\S+ \S+)L/, 'Q$1 '),
    2.4,
  ),
  grown(head(shade), 0.92, 0, 1),
];

/** The eyes at both sides of the head, the nostrils and the barbels, about a point before the gills. */
const head = (shade: Role): Art =>
  mirroredAcross([
    fill('ink', circlePath(0, 26, 6.6), { edge: 'metal', width: 1.8 }),
    flat('light', circlePath(2, 25, 2)),
    graven('18,5 22,9 26,8', 3, shade, 1),
    line('M34 15Q50 22 50 36', 3),
  ]);
const mirroredAcross = (of: Art): Art => put(mirrored(put(of, { turn: 90 }), 0), { turn: -90 });
