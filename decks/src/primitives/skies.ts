import { fill, flat, line, put, type Art, type Place } from '../drawing/art.ts';
import type { Chance } from '../drawing/chance.ts';
import { circlePath, polar, times, toTenth, type Point } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { graven, swellPath } from '../drawing/swell.ts';
import { star } from './lights.ts';

// What a sky has besides its stars; painted over `sky` and behind everything else.

/** A curtain of northern light across the window: strokes that rise from a waving foot at y and fade upwards. */
export const aurora = (y: number, height: number, role: Role = 'leaf', phase = 0): Art => {
  const foot = (x: number) => y + 26 * Math.sin(x / 70 + phase) + 14 * Math.sin(x / 31 + phase * 2);
  const stroke = (x: number, half: number, k: number): string => {
    const [base, top] = [foot(x), foot(x) - height * k];
    return `M${toTenth(x - half)} ${toTenth(base)}Q${x} ${toTenth(base + 7)} ${toTenth(x + half)} ${toTenth(base)}L${toTenth(x + 15)} ${toTenth(top)}Z`;
  };
  const row = (count: number, half: number, tall: number): string =>
    times(count, (i) => {
      const x = 36 + (i * 528) / (count - 1);
      return stroke(x, half, tall * (0.62 + 0.38 * Math.sin(i * 1.7 + phase) ** 2));
    }).join('');
  return [
    flat(role, row(27, 11, 1), 0.34),
    flat(role, row(40, 5, 0.66), 0.5),
    flat('light', row(54, 2, 0.3), 0.42),
  ];
};

/** Long thin banks of cloud with the last light on them, one above the other; the lowest at y is the broadest. */
export const eveningBanks = (y: number, roles: readonly Role[], gap = 34): Art =>
  roles.map((role, i) => {
    const at = y - i * gap;
    const bank = (x: number, long: number, thick: number, drop: number): string =>
      swellPath(
        [
          [x - long, at + drop],
          [x - long * 0.4, at + drop - 5],
          [x + long * 0.3, at + drop + 2],
          [x + long, at + drop - 3],
        ],
        [1, thick, thick * 0.8, 1],
      );
    const x = [220, 400, 150, 330, 460, 240][i % 6] ?? 300;
    return [
      flat(role, bank(x, 300 - i * 26, 24 - i * 2.6, 0), 0.8),
      flat(role, bank(600 - x, 210 - i * 20, 13 - i * 1.2, 15), 0.7),
    ];
  });

/** A bank of cloud across the window, each of its lobes bright on the side of a light at `lit`. */
export const litBank = (y: number, role: Role, lit: readonly [number, number], phase = 0): Art => {
  const lobes = times(8, (i) => ({ x: 10 + i * 76, r: 38 + 20 * Math.sin(i * 2.4 + phase) }));
  const d = lobes.map(({ x, r }) => `L${x} ${y}A38 ${toTenth(r)} 0 0 1 ${x + 76} ${y}`).join('');
  return [
    fill(role, `M10 ${y + 150}${d}V${y + 150}Z`, { width: 2 }),
    lobes.map(({ x, r }) => {
      const towards = (Math.atan2(lit[1] - y, lit[0] - x - 38) * 180) / Math.PI;
      const near = Math.max(0.16, 1 - Math.hypot(lit[0] - x - 38, lit[1] - y) / 420);
      const rim = (turn: number, k: number): Point => {
        const [dx, dy] = polar(0, 0, k, Math.max(-172, Math.min(-8, towards + turn)));
        return [x + 38 + dx * 38, y + dy * r];
      };
      return [
        graven(
          [rim(-64, 0.88), rim(-24, 0.84), rim(24, 0.84), rim(64, 0.88)],
          3 + near * 11,
          'light',
          near * 0.8,
        ),
        graven([rim(-46, 0.66), rim(-10, 0.62), rim(30, 0.66)], 2 + near * 4, 'light', near * 0.45),
      ];
    }),
  ];
};

/** Wind drawn as long strokes, some of which curl up at their end; about 300 long, from the left to the right. */
export const gust = (place: Place, role: Role = 'light', opacity = 0.5): Art =>
  put(
    [
      graven('-170,18 -60,-4 40,10 150,-8', 5, role, opacity),
      graven('-120,44 -20,24 80,34 176,18', 4, role, opacity),
      line(
        'M-150 -8C-60 -40 60 8 130 -26C160 -42 152 -74 128 -70C112 -66 114 -46 128 -46',
        2.6,
        role,
        opacity,
      ),
      line('M-80 66C0 46 60 66 110 52C136 44 140 70 122 72', 2, role, opacity),
    ],
    place,
  );

/** A comet whose head is at 0,0 and whose tail streams to the right. */
export const comet = (place: Place): Art =>
  put(
    [
      times(9, (i) =>
        flat(
          'glow',
          `M0 ${(i - 4) * 3}L${190 + ((i * 53) % 90)} ${(i - 4) * 15 - 6}L0 ${(i - 4) * 3 + 4}Z`,
          0.26 + (i % 2) * 0.2,
        ),
      ),
      fill('glow', circlePath(0, 0, 15), { width: 1.6 }),
      star(0, 0, 40, 'light', 4, 0.16),
      flat('light', circlePath(-2, -2, 6)),
    ],
    place,
  );

/** The Milky Way: pale haze and many small stars along a line that falls from the upper left, or is turned about 300,330. */
export const milkyWay = (chance: Chance, turn = 0): Art =>
  put(
    [
      times(6, (i) =>
        flat(
          'starlight',
          swellPath(
            '-60,-30 120,14 260,-14 420,20 680,-10',
            [0.5, 0.9, 1.1, 0.9, 0.4].map((k) => k * (150 - i * 24)),
          ),
          0.022,
        ),
      ),
      times(170, () => {
        const [x, aside, size] = [-40 + chance() * 680, chance() + chance() - 1, chance()];
        return flat('starlight', circlePath(x, aside * 66, 0.7 + size * size * 2.2), 0.9);
      }),
    ],
    { x: 300 - polar(0, 0, 300, turn)[0], y: 330 - polar(0, 0, 300, turn)[1], turn },
  );
