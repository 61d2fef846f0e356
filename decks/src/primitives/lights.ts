import { fill, flat, put, type Art } from '../drawing/art.ts';
import { circlePath, toTenth, polar, polygonPath, times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';

const starPath = (x: number, y: number, r: number, points: number, waist: number): string =>
  polygonPath(times(points * 2, (i) => polar(x, y, i % 2 ? r * waist : r, -90 + (i * 180) / points)));

export const star = (x: number, y: number, r: number, role: Role = 'star', points = 4, waist = 0.28): Art =>
  flat(role, starPath(x, y, r, points, waist));

/** A star of eight rays, gilded and outlined: for a main element of the picture. */
export const greatStar = (x: number, y: number, r: number, role: Role = 'glow'): Art => [
  fill('metalDark', starPath(x, y, r * 0.72, 8, 0.5), { width: 1.4 }),
  fill(role, starPath(x, y, r, 4, 0.26), { width: 1.6 }),
  flat('light', circlePath(x, y, r * 0.12)),
];

export const disc = (role: Role, x: number, y: number, r: number, width = 2.4, opacity = 1): Art =>
  fill(role, circlePath(x, y, r), width ? { width, opacity } : { edge: 'none', opacity });

/** A crescent with its horns to the right; it is centred where the full moon would be. */
export const crescent = (x: number, y: number, r: number, turn = 0, role: Role = 'glow', width = 2): Art =>
  put(
    fill(
      role,
      `M${toTenth(r * 0.35)} ${toTenth(-r * 0.94)}A${toTenth(r)} ${toTenth(r)} 0 1 0 ${toTenth(r * 0.35)} ${toTenth(r * 0.94)}A${toTenth(r * 0.98)} ${toTenth(r * 0.98)} 0 0 1 ${toTenth(r * 0.35)} ${toTenth(-r * 0.94)}Z`,
      { width },
    ),
    { x, y, turn },
  );

/** A gold ring with dots round a darker disc: behind a head or an emblem. */
export const halo = (x: number, y: number, r: number, field: Role = 'field'): Art => [
  disc('glow', x, y, r),
  disc(field, x, y, r * 0.92, 1.4),
  times(Math.round(r * 0.3), (i) => {
    const [dx, dy] = polar(x, y, r * 0.96, (i * 360) / Math.round(r * 0.3));
    return flat('ink', circlePath(dx, dy, r * 0.013 + 0.6));
  }),
];

/** The sun: straight and flaming rays by turns around a disc. */
export function sunDisc(x: number, y: number, r: number, count = 16): Art {
  const flames = times(count, (i) => {
    const angle = (i * 360) / count - 90;
    const spread = (180 / count) * 0.8;
    const at = (k: number, turn: number) =>
      polar(x, y, r * k, angle + turn)
        .map(toTenth)
        .join(' ');
    return i % 2
      ? fill('metal', `M${at(0.98, -spread)}L${at(1.75, 0)}L${at(0.98, spread)}Z`, { width: 1.6 })
      : fill(
          'metalDark',
          `M${at(0.98, -spread)}C${at(1.25, -16)} ${at(1.35, 9)} ${at(1.78, -3)}C${at(1.55, 14)} ${at(1.2, 16)} ${at(0.98, spread)}Z`,
          { width: 1.6 },
        );
  });
  return [flames, disc('metal', x, y, r), disc('glow', x, y, r * 0.84, 1.5)];
}

/** Falling drops of light: small inverted flames. */
export const drop = (x: number, y: number, size = 1, role: Role = 'glow'): Art =>
  put(fill(role, 'M0 -12C9 2 6 11 0 11C-6 11 -9 2 0 -12Z', { width: 1.2 }), { x, y, size });

export const flame = (x: number, y: number, size = 1, turn = 0): Art =>
  put(
    [
      fill('red', 'M0 -44C16 -26 20 -14 10 0C6 6 -6 6 -10 0C-20 -14 -10 -22 0 -44Z', { width: 1.8 }),
      flat('glow', 'M0 -28C8 -18 10 -10 5 -2C2 1 -2 1 -5 -2C-9 -10 -5 -16 0 -28Z'),
    ],
    { x, y, size, turn },
  );
