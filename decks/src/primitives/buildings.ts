import { fill, flat, line, put, type Art } from '../drawing/art.ts';
import { boxPath, toTenth, times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';

/** A column between its capital and its base. */
export const pillar = (
  x: number,
  top: number,
  foot: number,
  role: Role = 'stone',
  grooves: Role = 'line',
): Art => [
  fill(role, boxPath(x - 34, top + 40, 68, foot - top - 60)),
  [-17, 0, 17].map((dx) => line(`M${x + dx} ${top + 70}V${foot - 34}`, 1.5, grooves, 0.4)),
  fill(
    'metal',
    `M${x - 34} ${top + 44}C${x - 28} ${top + 26} ${x - 38} ${top + 12} ${x - 50} ${top}H${x + 50}C${x + 38} ${top + 12} ${x + 28} ${top + 26} ${x + 34} ${top + 44}Z`,
  ),
  fill('metal', boxPath(x - 42, top + 44, 84, 16), { width: 1.6 }),
  fill('metal', boxPath(x - 44, foot - 26, 88, 26), { width: 1.6 }),
];

/** A tower with battlements and a lit window. */
export const tower = (
  x: number,
  foot: number,
  width: number,
  height: number,
  role: Role = 'stone',
  shaded: Role = 'stoneDark',
): Art => {
  const [w, top, k] = [width / 2, foot - height, width / 6];
  return [
    fill(
      role,
      `M${toTenth(x - w * 1.12)} ${foot}L${toTenth(x - w)} ${top}H${toTenth(x + w)}L${toTenth(x + w * 1.12)} ${foot}Z`,
    ),
    flat(
      shaded,
      `M${toTenth(x + w * 0.25)} ${foot}L${toTenth(x + w * 0.3)} ${top}H${toTenth(x + w)}L${toTenth(x + w * 1.12)} ${foot}Z`,
      0.75,
    ),
    fill(
      role,
      `M${toTenth(x - w * 1.25)} ${top}v${toTenth(-k * 2)}h${toTenth(k * 1.3)}v${toTenth(k * 0.8)}h${toTenth(k * 1.1)}v${toTenth(-k * 0.8)}h${toTenth(k * 2.7)}v${toTenth(k * 0.8)}h${toTenth(k * 1.1)}v${toTenth(-k * 0.8)}h${toTenth(k * 1.3)}v${toTenth(k * 2)}Z`,
    ),
    fill(
      'glow',
      `M${toTenth(x - k * 0.7)} ${toTenth(foot - height * 0.5)}v${toTenth(-k * 1.4)}a${toTenth(k * 0.7)} ${toTenth(k * 0.7)} 0 0 1 ${toTenth(k * 1.4)} 0v${toTenth(k * 1.4)}Z`,
      { width: 1.4 },
    ),
  ];
};

/** A small castle far away. */
export const castle = (x: number, y: number, size = 1): Art =>
  put(
    [
      tower(-58, 0, 34, 86),
      tower(58, 0, 34, 86),
      fill('stone', 'M-60 0V-58H60V0Z'),
      tower(0, -40, 44, 84),
      fill('wine', 'M-24 -140L0 -186L24 -140Z', { width: 1.8 }),
      fill('glow', 'M-14 0V-22A14 14 0 0 1 14 -22V0Z', { width: 1.4 }),
    ],
    { x, y, size },
  );

export const house = (x: number, y: number, size = 1, roof: Role = 'wine'): Art =>
  put(
    [
      fill('stone', 'M-50 0V-62H50V0Z'),
      flat('stoneDark', 'M16 0V-62H50V0Z', 0.7),
      fill(roof, 'M-64 -58L-36 -108H36L64 -58Z'),
      fill('stoneDark', 'M18 -104V-132H34V-104Z', { width: 1.6 }),
      fill('glow', 'M-36 -42h20v20h-20Z', { width: 1.4 }),
      fill('wood', 'M2 0V-34A11 11 0 0 1 24 -34V0Z', { width: 1.4 }),
    ],
    { x, y, size },
  );

/** A wall of bricks across the window. */
export const bricks = (
  top: number,
  foot = 900,
  height = 32,
  role: Role = 'stone',
  other: Role = 'stoneDark',
): Art =>
  times(Math.ceil((foot - top) / height), (row) =>
    times(9, (i) =>
      fill(
        (i + row) % 3 ? role : other,
        boxPath(16 + i * 72 - (row % 2) * 36, top + row * height, 68, height - 4),
        { width: 1 },
      ),
    ),
  );

export const sailingShip = (x: number, y: number, size = 1, sail: Role = 'linen'): Art =>
  put(
    [
      line('M0 0V-92M-26 0V-60', 3),
      fill(sail, 'M3 -88C34 -70 38 -36 30 -14L3 -10Z', { width: 1.6 }),
      fill(sail, 'M-3 -80C-30 -64 -40 -36 -38 -14L-3 -10Z', { width: 1.6 }),
      fill('red', 'M0 -92L22 -102L0 -108Z', { width: 1.2 }),
      fill('wood', 'M-52 -6C-40 18 38 20 56 -10C30 -2 -26 0 -52 -6Z', { width: 1.8 }),
    ],
    { x, y, size },
  );
