import { eachOf, eachRow, fill, flat, line, put, type Art } from '../drawing/art.ts';
import type { Chance } from '../drawing/chance.ts';
import { boxPath, circlePath, toTenth, times, type Point } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { graven } from '../drawing/swell.ts';
import { star } from '../primitives/lights.ts';

const LEFT = 40;
const RIGHT = 560;
const FOOT = 830;

/** The sky, darkened at its upper edge, with fewer stars towards the horizon. */
export const printedSky = (chance: Chance, { stars = 40, floor = 420, twinkling = true } = {}): Art => [
  flat('sky', boxPath(LEFT, 40, RIGHT - LEFT, 780)),
  line(
    times(
      11,
      (i) =>
        `M${LEFT} ${70 + i * 46}c120 ${i % 2 ? 14 : -10} 200 ${i % 3 ? -12 : 9} 300 0s160 ${i % 2 ? 8 : -6} 220 0`,
    ).join(''),
    1.3,
    'light',
    0.09,
  ),
  times(stars, () => {
    const [x, height, brightness] = [LEFT + chance() * (RIGHT - LEFT), chance(), chance()];
    const y = 56 + height * height * (floor - 56);
    return twinkling && brightness > 0.84
      ? star(x, y, 4 + brightness * 5)
      : flat('star', circlePath(x, y, 1 + brightness * 1.3), 0.85);
  }),
];

/** A smoothed line of hills through points, filled to the bottom of the window. */
export function oracleRidge(points: readonly Point[], role: Role, lines = true): Art {
  const path = smooth(points);
  const last = points.at(-1) ?? [RIGHT, FOOT];
  const first = points[0] ?? [LEFT, FOOT];
  return [
    fill(role, `${path}L${toTenth(last[0])} ${FOOT}L${toTenth(first[0])} ${FOOT}Z`),
    lines &&
      [14, 30].map((drop, i) =>
        line(smooth(points.map(([x, y]): Point => [x, y + drop])), 1, 'line', 0.28 - i * 0.12),
      ),
  ];
}

/** A curve through the midpoints between points, so that each point is a soft top or hollow. */
function smooth(points: readonly Point[]): string {
  const [first = [LEFT, FOOT], ...rest] = points;
  const curves = rest.map(([x, y], i) => {
    const [nx, ny] = rest[i + 1] ?? [x, y];
    return `Q${toTenth(x)} ${toTenth(y)} ${toTenth((x + nx) / 2)} ${toTenth((y + ny) / 2)}`;
  });
  return `M${toTenth(first[0])} ${toTenth(first[1])}${curves.join('')}`;
}

/** Hills across the window at a height, from their rises at even steps. */
export const hills = (y: number, rises: readonly number[], role: Role, lines = true): Art =>
  oracleRidge(
    rises.map((rise, i): Point => [LEFT + (i * (RIGHT - LEFT)) / (rises.length - 1), y - rise]),
    role,
    lines,
  );

/** Horizontal bars of haze with round ends, side by side, as in woodblock prints. */
export const oracleHaze = (x: number, y: number, width: number, role: Role = 'dusk', opacity = 0.9): Art => {
  const bar = (dx: number, dy: number, w: number, h = 15) =>
    `M${toTenth(x + dx + h / 2)} ${toTenth(y + dy)}H${toTenth(x + dx + w - h / 2)}a${h / 2} ${h / 2} 0 0 1 0 ${h}H${toTenth(x + dx + h / 2)}a${h / 2} ${h / 2} 0 0 1 0 ${-h}Z`;
  return flat(
    role,
    bar(0, 0, width) + bar(width * 0.16, 14.9, width * 0.7) + bar(-width * 0.1, 29.8, width * 0.62, 11),
    opacity,
  );
};

/** Still water from a line down, with short strokes on it. */
export const stillWater = (y: number, foot = FOOT): Art => [
  fill('water', boxPath(LEFT, y, RIGHT - LEFT, foot - y)),
  flat('waterLight', boxPath(LEFT, y, RIGHT - LEFT, Math.min(26, (foot - y) / 3)), 0.6),
  line(
    times(16, (i) => {
      const [x, dy] = [60 + ((i * 151) % 440), 16 + ((i * 47) % Math.max(24, foot - y - 26))];
      return `M${x} ${toTenth(y + dy)}h${26 + ((i * 13) % 40)}`;
    }).join(''),
    1.8,
    'light',
    0.5,
  ),
];

/** Open sea: rows of scale-shaped waves, small at the horizon and larger towards us. */
export function openSea(y: number, foot = FOOT): Art {
  const rows: Art[] = [];
  for (let [at, r, row] = [y, 8, 0]; at < foot; at += r * 0.6, r *= 1.17, row++) {
    const [base, radius, shift] = [at + r * 0.6, r, row % 2 ? r : 0];
    const arc = (x: number, k: number) =>
      `M${toTenth(x - radius * k)} ${toTenth(base)}A${toTenth(radius * k)} ${toTenth(radius * k * 0.7)} 0 0 1 ${toTenth(x + radius * k)} ${toTenth(base)}`;
    const xs = times(Math.ceil((RIGHT - LEFT) / (2 * r)) + 2, (i) => LEFT + i * 2 * radius - shift);
    rows.push([
      flat(
        row % 2 ? 'water' : 'waterLight',
        boxPath(LEFT, base, RIGHT - LEFT, Math.min(radius * 1.4, foot - base)),
      ),
      fill(row % 2 ? 'water' : 'waterLight', xs.map((x) => arc(x, 1)).join(''), { width: 1.3 }),
      radius > 13 && line(xs.map((x) => arc(x, 0.6)).join(''), 1, 'detail', 0.5),
    ]);
  }
  return [flat('water', boxPath(LEFT, y, RIGHT - LEFT, foot - y)), rows];
}

/** The moon's reflection on water: strokes that widen towards the viewer. */
export const moonRoad = (x: number, y: number, foot: number, width = 60, role: Role = 'glow'): Art => {
  const count = Math.round((foot - y) / 15);
  return times(count, (i) => {
    const half = width * (0.35 + (0.65 * i) / count) * (i % 3 === 1 ? 0.62 : 1);
    const [cx, cy] = [x + ((i * 37) % 17) - 8, y + 9 + i * 15];
    return flat(
      role,
      `M${toTenth(cx - half)} ${toTenth(cy)}Q${toTenth(cx)} ${toTenth(cy - 7)} ${toTenth(cx + half)} ${toTenth(cy)}Q${toTenth(cx)} ${toTenth(cy + 7)} ${toTenth(cx - half)} ${toTenth(cy)}Z`,
      0.95,
    );
  });
};

/** Light on calm water in single bars: each is its middle and half its length, as in '412,572,26 422,588,14'. */
export const glitter = (bars: string, role: Role): Art =>
  eachOf(bars, (x = 0, y = 0, half = 0) =>
    graven(
      [
        [x - half, y],
        [x, y - 1],
        [x + half, y],
      ],
      6,
      role,
      0.95,
    ),
  );

/** A fir in three or four tiers, its foot at (x, y). */
const fir = (x: number, y: number, height: number, role: Role = 'leafDark', snowy = false): Art => {
  const tiers = 4;
  return [
    fill('woodDark', boxPath(x - height * 0.035, y - height * 0.12, height * 0.07, height * 0.12), {
      width: 1.2,
    }),
    times(tiers, (i) => {
      const half = height * (0.27 - i * 0.052);
      const foot = y - height * (0.08 + i * 0.21);
      const top = foot - height * (0.36 - i * 0.02);
      return [
        fill(
          role,
          `M${toTenth(x - half)} ${toTenth(foot)}Q${toTenth(x)} ${toTenth(foot - height * 0.05)} ${toTenth(x + half)} ${toTenth(foot)}Q${toTenth(x + half * 0.3)} ${toTenth((foot + top) / 2)} ${toTenth(x)} ${toTenth(top)}Q${toTenth(x - half * 0.3)} ${toTenth((foot + top) / 2)} ${toTenth(x - half)} ${toTenth(foot)}Z`,
          { width: 1.6 },
        ),
        snowy &&
          flat(
            'snow',
            `M${toTenth(x - half * 0.62)} ${toTenth(foot - height * 0.07)}Q${toTenth(x - half * 0.2)} ${toTenth((foot + top) / 2)} ${toTenth(x)} ${toTenth(top)}Q${toTenth(x + half * 0.1)} ${toTenth((foot + top) / 2)} ${toTenth(x - half * 0.1)} ${toTenth(foot - height * 0.1)}Z`,
          ),
      ];
    }),
  ];
};

/** A row of firs along a slope: each row is x, y, height. */
export const firs = (
  list: readonly (readonly [number, number, number])[],
  role: Role = 'leafDark',
  snowy = false,
): Art => eachRow(list, (x, y, height) => fir(x, y, height, role, snowy));

/** A pine bough that enters from the right, or flipped from the left; its tip is at (x, y). */
export const pineBough = (x: number, y: number, size = 1, flip = false, snowy = false): Art =>
  put(
    [
      fill(
        'wood',
        'M0 6C60 -8 120 10 180 -22C220 -40 260 -50 320 -58V-24C260 -18 220 0 170 18C110 34 60 6 0 10Z',
      ),
      line('M92 6L112 32M150 0L146 -30M196 -10L216 16M214 -36L232 -56M44 2L70 -12', 6, 'woodDark'),
      line('M40 6C110 14 160 0 220 -24M150 12C190 -2 230 -20 300 -30', 1.4, 'line', 0.5),
      eachRow(
        [
          [8, 4, 40],
          [70, -10, 46],
          [112, 34, 40],
          [150, -26, 52],
          [214, 16, 44],
          [232, -52, 50],
          [296, -22, 48],
        ],
        (dx, dy, r) => needles(dx, dy, r, snowy),
      ),
    ],
    { x, y, size, flip },
  );

/** A tuft of needles: half a disc with rays. */
const needles = (x: number, y: number, r: number, snowy: boolean): Art => [
  fill(
    'leafDark',
    `M${x - r} ${y}A${r} ${toTenth(r * 0.78)} 0 0 1 ${x + r} ${y}Q${x} ${toTenth(y + r * 0.3)} ${x - r} ${y}Z`,
    {
      width: 1.8,
    },
  ),
  line(
    times(7, (i) => {
      const angle = Math.PI * (1 + (i + 1) / 8);
      return `M${toTenth(x + r * 0.16 * Math.cos(angle))} ${toTenth(y)}L${toTenth(x + r * 0.86 * Math.cos(angle))} ${toTenth(y + r * 0.66 * Math.sin(angle))}`;
    }).join(''),
    1.3,
    'leaf',
    0.9,
  ),
  snowy &&
    fill(
      'snow',
      `M${toTenth(x - r * 0.94)} ${toTenth(y - r * 0.24)}A${r} ${toTenth(r * 0.8)} 0 0 1 ${toTenth(x + r * 0.94)} ${toTenth(y - r * 0.24)}Q${toTenth(x + r * 0.5)} ${toTenth(y - r * 0.5)} ${toTenth(x + r * 0.1)} ${toTenth(y - r * 0.36)}Q${toTenth(x - r * 0.5)} ${toTenth(y - r * 0.5)} ${toTenth(x - r * 0.94)} ${toTenth(y - r * 0.24)}Z`,
      { width: 1.4 },
    ),
];

/** Distant geese, two strokes each. */
export const geese = (list: readonly (readonly [number, number, number])[], role: Role = 'ink'): Art =>
  line(
    list
      .map(
        ([x, y, w]) =>
          `M${toTenth(x - w)} ${toTenth(y - w * 0.3)}Q${toTenth(x - w * 0.4)} ${toTenth(y - w * 0.5)} ${x} ${y}Q${toTenth(x + w * 0.4)} ${toTenth(y - w * 0.5)} ${toTenth(x + w)} ${toTenth(y - w * 0.3)}`,
      )
      .join(''),
    3,
    role,
  );

/** Reeds and bulrushes at the bottom of the window. */
export const reeds = (x: number, y: number, count = 6, height = 130): Art =>
  times(count, (i) => {
    const [dx, h, lean] = [
      x + (i - count / 2) * 15,
      height * (0.7 + ((i * 7) % 5) * 0.09),
      ((i * 11) % 7) * 5 - 14,
    ];
    return [
      line(
        `M${toTenth(dx)} ${y}Q${toTenth(dx)} ${toTenth(y - h * 0.6)} ${toTenth(dx + lean)} ${toTenth(y - h)}`,
        3,
        'leafDark',
      ),
      i % 2 === 0 &&
        put(fill('wood', 'M-5 14V-14A5 5 0 0 1 5 -14V14A5 5 0 0 1 -5 14Z', { width: 1.4 }), {
          x: dx + lean * 0.9,
          y: y - h + 4,
          turn: lean * 0.3,
        }),
      line(
        `M${toTenth(dx)} ${y}Q${toTenth(dx + 4)} ${toTenth(y - h * 0.3)} ${toTenth(dx + (i % 2 ? 26 : -26))} ${toTenth(y - h * 0.56)}`,
        2.6,
        'leaf',
      ),
    ];
  });

/** Tufts of grass on a slope. */
export const grass = (list: readonly Point[], role: Role = 'leaf'): Art =>
  line(
    list.map(([x, y]) => `M${x} ${y}q-3 -12 -11 -18M${x} ${y}q0 -14 1 -23M${x} ${y}q4 -11 12 -16`).join(''),
    2.6,
    role,
  );
