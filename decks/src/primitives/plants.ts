import { eachRow, fill, flat, line, put, tube, type Art } from '../drawing/art.ts';
import { circlePath, toTenth, polar, times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { disc } from './lights.ts';

export const leaf = (
  x: number,
  y: number,
  turn: number,
  length: number,
  role: Role = 'leaf',
  girth = 0.34,
): Art =>
  put(
    [
      fill(
        role,
        `M0 0C${toTenth(length * 0.25)} ${toTenth(-length * girth)} ${toTenth(length * 0.75)} ${toTenth(-length * girth)} ${toTenth(length)} 0C${toTenth(length * 0.75)} ${toTenth(length * girth)} ${toTenth(length * 0.25)} ${toTenth(length * girth)} 0 0Z`,
        { width: 1.3 },
      ),
      line(`M2 0L${toTenth(length * 0.8)} 0`, 1, 'detail', 0.5),
    ],
    { x, y, turn },
  );

type Stem = {
  from: readonly [number, number];
  to: readonly [number, number];
  bend?: number;
  leaves?: number;
  length?: number;
  tip?: Art;
};

/** A stem bent to one side, with pairs of leaves that grow smaller and a tip (a leaf by default). */
export function spray({ from: [x0, y0], to: [x1, y1], bend = 0, leaves = 5, length = 36, tip }: Stem): Art {
  const mx = (x0 + x1) / 2 - (y1 - y0) * bend;
  const my = (y0 + y1) / 2 + (x1 - x0) * bend;
  const pairs = times(leaves, (i) => {
    const t = (i + 1) / (leaves + 0.6);
    const x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * mx + t * t * x1;
    const y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * my + t * t * y1;
    const angle =
      (Math.atan2((1 - t) * (my - y0) + t * (y1 - my), (1 - t) * (mx - x0) + t * (x1 - mx)) * 180) / Math.PI;
    const size = length * (1 - t * 0.45);
    return [
      leaf(x, y, angle - 48, size, i % 2 ? 'leafDark' : 'leaf'),
      leaf(x, y, angle + 48, size, i % 2 ? 'leaf' : 'leafDark'),
    ];
  });
  const last = (Math.atan2(y1 - my, x1 - mx) * 180) / Math.PI;
  return [
    line(
      `M${toTenth(x0)} ${toTenth(y0)}Q${toTenth(mx)} ${toTenth(my)} ${toTenth(x1)} ${toTenth(y1)}`,
      2.6,
      'stem',
    ),
    pairs,
    tip ?? leaf(x1, y1, last, length * 0.6),
  ];
}

/** An open flower of two rounds of petals. */
export function flower(
  x: number,
  y: number,
  r: number,
  petals = 6,
  role: Role = 'red',
  under: Role = 'redDark',
): Art {
  const round = (size: number, paint: Role, offset: number) =>
    times(petals, (i) =>
      put(
        fill(
          paint,
          `M0 0C${toTenth(size * 0.35)} ${toTenth(-size * 0.5)} ${toTenth(size * 0.95)} ${toTenth(-size * 0.35)} ${toTenth(size)} 0C${toTenth(size * 0.95)} ${toTenth(size * 0.35)} ${toTenth(size * 0.35)} ${toTenth(size * 0.5)} 0 0Z`,
          { width: 1.3 },
        ),
        { turn: (i * 360) / petals + offset },
      ),
    );
  return put([round(r, under, 0), round(r * 0.72, role, 180 / petals), disc('metal', 0, 0, r * 0.24, 1.2)], {
    x,
    y,
  });
}

export const lily = (x: number, y: number, size = 1, turn = 0): Art =>
  put(
    [
      fill(
        'linen',
        'M0 0C-26 -14 -30 -44 -22 -62C-10 -54 -4 -40 0 -24C4 -40 10 -54 22 -62C30 -44 26 -14 0 0Z',
        { width: 1.6 },
      ),
      fill('light', 'M0 0C-14 -22 -12 -50 0 -70C12 -50 14 -22 0 0Z', { width: 1.6 }),
      line('M-8 -48q-4 -10 -10 -14M8 -48q4 -10 10 -14', 1.6, 'metal'),
    ],
    { x, y, size, turn },
  );

export const sunflower = (x: number, y: number, size = 1): Art =>
  put(
    [
      times(18, (i) =>
        put(fill('metal', 'M18 0C28 -9 40 -7 50 0C40 7 28 9 18 0Z', { width: 1.2 }), { turn: i * 20 }),
      ),
      disc('wood', 0, 0, 23),
      times(10, (i) => flat('metal', circlePath(...polar(0, 0, 13, i * 36), 2))),
      disc('woodDark', 0, 0, 7, 1),
    ],
    { x, y, size },
  );

export const wheat = (x: number, y: number, height: number, lean = 0): Art =>
  put(
    [
      line(`M0 0Q2 ${toTenth(-height / 2)} 0 ${-height}`, 2.2, 'metal'),
      times(5, (i) =>
        [-1, 1].map((side) =>
          put(fill('glow', 'M0 0C6 -8 6 -16 0 -22C-6 -16 -6 -8 0 0Z', { width: 1 }), {
            x: side * 4,
            y: -height + i * 13 + 8,
            turn: side * 28,
          }),
        ),
      ),
      put(fill('glow', 'M0 0C6 -8 6 -16 0 -24C-6 -16 -6 -8 0 0Z', { width: 1 }), { y: -height + 4 }),
    ],
    { x, y, turn: lean },
  );

/** A round-headed tree; (x, y) is its foot. */
export const tree = (x: number, y: number, size = 1, fruit: Role | false = false): Art =>
  put(
    [
      fill('wood', 'M-14 0C-8 -40 -8 -70 -12 -110L12 -110C8 -70 8 -40 16 0Z'),
      line('M-2 -8C0 -40 0 -70 -2 -100', 1.2, 'line', 0.5),
      eachRow(
        [
          [-52, -128, 46],
          [52, -128, 46],
          [0, -116, 44],
          [-30, -176, 48],
          [34, -176, 46],
          [0, -214, 44],
          [0, -160, 50],
        ],
        (dx, dy, r, i) => disc(i % 2 ? 'leaf' : 'leafDark', dx, dy, r, 1.8),
      ),
      times(12, (i) =>
        leaf(...polar(0, -160, 40 + (i % 3) * 22, i * 30 + 10), i * 30, 20, i % 2 ? 'leafDark' : 'leaf'),
      ),
      fruit &&
        eachRow(
          [
            [-50, -130],
            [-12, -190],
            [38, -184],
            [54, -122],
            [4, -136],
            [-28, -232],
          ],
          (dx, dy) => disc(fruit, dx, dy, 11, 1.6),
        ),
    ],
    { x, y, size },
  );

export const cypress = (x: number, y: number, height: number): Art =>
  put(
    [
      fill(
        'leafDark',
        `M-5 0C-34 -30 -26 ${toTenth(-height * 0.62)} 0 ${-height}C26 ${toTenth(-height * 0.62)} 34 -30 5 0Z`,
        { width: 1.8 },
      ),
      line(
        `M0 -6V${toTenth(-height * 0.8)}M-10 -20Q-12 ${toTenth(-height * 0.4)} -4 ${toTenth(-height * 0.7)}M10 -20Q12 ${toTenth(-height * 0.4)} 4 ${toTenth(-height * 0.7)}`,
        1.1,
        'line',
        0.45,
      ),
    ],
    { x, y },
  );

/** A closed ring of leaves in pairs. */
export const wreath = (x: number, y: number, rx: number, ry: number, count: number, length = 40): Art =>
  put(
    [
      tube('leafDark', `M${-rx} 0A${rx} ${ry} 0 1 0 ${rx} 0A${rx} ${ry} 0 1 0 ${-rx} 0`, 6),
      times(count, (i) => {
        const angle = (i * 360) / count;
        const [dx, dy] = [rx * Math.cos((angle * Math.PI) / 180), ry * Math.sin((angle * Math.PI) / 180)];
        return [
          leaf(dx, dy, angle + 62, length, i % 2 ? 'leaf' : 'leafDark'),
          leaf(dx, dy, angle + 118, length, i % 2 ? 'leafDark' : 'leaf'),
        ];
      }),
    ],
    { x, y },
  );

export const grapes = (x: number, y: number, size = 1): Art =>
  put(
    eachRow(
      [
        [0, 34],
        [-8, 22],
        [8, 22],
        [-14, 8],
        [0, 10],
        [14, 8],
        [-20, -6],
        [-6, -4],
        [8, -4],
        [22, -6],
      ],
      (dx, dy, i) => disc(i % 3 ? 'wine' : 'rose', dx, dy, 9, 1.2),
    ),
    { x, y, size },
  );
