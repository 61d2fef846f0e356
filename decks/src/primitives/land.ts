import { fill, flat, line, put, type Art } from '../drawing/art.ts';
import { boxPath, toTenth, times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';

const LEFT = 40;
const RIGHT = 560;
const BOTTOM = 900;
const STEPS = 26;

/** A rolling ridge across the window, filled to its bottom, with fine lines along it. */
export function hill(y: number, height: number, role: Role, phase = 0, waves = 1): Art {
  const ridge = (drop: number): string =>
    times(STEPS + 1, (i) => {
      const x = LEFT + ((RIGHT - LEFT) / STEPS) * i;
      const along = (x / (RIGHT - LEFT)) * Math.PI * waves;
      const rise = height * Math.sin(along * 2 + phase) + height * 0.35 * Math.sin(along * 5 + phase * 2);
      return `${toTenth(x)} ${toTenth(y + drop - rise)}`;
    }).join('L');
  return [
    fill(role, `M${ridge(0)}L${RIGHT} ${BOTTOM}L${LEFT} ${BOTTOM}Z`),
    times(3, (i) => line(`M${ridge((i + 1) * 13)}`, 1, 'detail', 0.26 - i * 0.07)),
  ];
}

type Peak = readonly [x: number, halfWidth: number, height: number];

/** Mountains on a line, each with a shaded side and snow. */
export const peaks = (y: number, list: readonly Peak[], role: Role = 'far', shaded: Role = 'mid'): Art =>
  list.map(([x, w, h]) => {
    const foot = y + 260;
    const wide = (w * (h + 260)) / h;
    return [
      fill(role, `M${toTenth(x - wide)} ${foot}L${x} ${toTenth(y - h)}L${toTenth(x + wide)} ${foot}Z`),
      flat(
        shaded,
        `M${x} ${toTenth(y - h)}L${toTenth(x + wide)} ${foot}L${toTenth(x + w * 0.5)} ${foot}L${toTenth(x + w * 0.1)} ${toTenth(y - h * 0.45)}L${toTenth(x - w * 0.06)} ${toTenth(y - h * 0.62)}Z`,
        0.9,
      ),
      fill(
        'snow',
        `M${x} ${toTenth(y - h)}L${toTenth(x - w * 0.24)} ${toTenth(y - h * 0.76)}L${toTenth(x - w * 0.1)} ${toTenth(y - h * 0.8)}L${x} ${toTenth(y - h * 0.7)}L${toTenth(x + w * 0.1)} ${toTenth(y - h * 0.8)}L${toTenth(x + w * 0.24)} ${toTenth(y - h * 0.76)}Z`,
        { width: 1.2 },
      ),
    ];
  });

/** Rows of scale-shaped waves from a line down to the bottom of the window. */
export function water(y: number, rows = 6, r = 26): Art {
  const wave = (row: number, i: number): Art => {
    const x = LEFT + i * 2 * r + (row % 2 ? r : 0) - 2 * r;
    const base = y + row * r * 0.72 + r * 0.6;
    const arc = (k: number) =>
      `M${toTenth(x + r - r * k)} ${toTenth(base)}A${toTenth(r * k)} ${toTenth(r * k)} 0 0 1 ${toTenth(x + r + r * k)} ${toTenth(base)}`;
    return [
      fill(row % 2 ? 'water' : 'waterLight', `${arc(1)}Z`, { width: 1.3 }),
      [0.66, 0.34].map((k) => line(arc(k), 1, 'detail', 0.5)),
    ];
  };
  return [
    flat('water', boxPath(LEFT, y, RIGHT - LEFT, BOTTOM - y)),
    times(rows, (row) => times(Math.ceil(260 / r) + 3, (i) => wave(row, i))),
  ];
}

/** Calm water: a level surface with short highlights. */
export const lake = (y: number, foot = BOTTOM): Art => [
  fill('water', boxPath(LEFT, y, RIGHT - LEFT, foot - y)),
  times(14, (i) => {
    const [x, drop] = [70 + ((i * 137) % 440), 12 + ((i * 53) % Math.max(20, foot - y - 20))];
    return line(`M${x} ${toTenth(y + drop)}q18 -7 36 0`, 1.4, 'detail', 0.6);
  }),
];

/** A floor of tiles in perspective, from the horizon line downwards. */
export const tiles = (y: number, light: Role = 'stone', dark: Role = 'stoneDark', meets = 300): Art => {
  const rows = [0, 26, 62, 110, 174].map((drop) => y + drop);
  const across = (i: number, at: number) => meets + (i - 5) * (44 + (at - y) * 0.34);
  return [
    fill(dark, boxPath(LEFT, y, RIGHT - LEFT, BOTTOM - y)),
    rows.slice(0, -1).map((top, row) =>
      times(11, (i) => {
        const foot = rows[row + 1] ?? BOTTOM;
        return (
          (i + row) % 2 === 0 &&
          flat(
            light,
            `M${toTenth(across(i, top))} ${toTenth(top)}L${toTenth(across(i + 1, top))} ${toTenth(top)}L${toTenth(across(i + 1, foot))} ${toTenth(foot)}L${toTenth(across(i, foot))} ${toTenth(foot)}Z`,
          )
        );
      }),
    ),
    rows.map((at) => line(`M${LEFT} ${at}H${RIGHT}`, 1, 'line', 0.4)),
  ];
};

export const cloud = (x: number, y: number, size: number, role: Role = 'stone'): Art =>
  put(
    [
      fill(
        role,
        'M-90 20C-120 20 -120 -18 -88 -20C-86 -52 -42 -60 -28 -36C-12 -66 42 -62 46 -30C76 -42 104 -8 84 12C82 20 74 20 66 20Z',
        { width: 2 },
      ),
      line('M-70 4C-70 -16 -44 -18 -42 0M-10 2C-10 -26 24 -26 26 -2M50 6C52 -8 70 -6 70 6', 1.4, 'line', 0.7),
    ],
    { x, y, size },
  );
