import { flat, line, type Art } from '../../drawing/art.ts';
import type { Chance } from '../../drawing/chance.ts';
import { circlePath, toTenth } from '../../drawing/geometry.ts';
import { printedSky } from '../landscape.ts';
import { agedMoon, fullMoon, monthArch, seenMoon } from '../moon.ts';

type Eighth = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
type Placed = {
  x?: number;
  y?: number;
  r?: number;
  stars?: number;
  floor?: number;
  /** Whether the dark part of the moon sinks into the sky. */
  pale?: boolean;
};

/** The background of all phases: the moon, large, below an arch of the eight phases with its own marked in red. */
export const phaseSky = (
  chance: Chance,
  eighth: Eighth,
  { x = 300, y = 296, r = 128, stars = 30, floor = 420, pale = false }: Placed = {},
): Art => [printedSky(chance, { stars, floor }), monthArch(eighth), moon(eighth, x, y, r, pale)];

function moon(eighth: number, x: number, y: number, r: number, pale: boolean): Art {
  if (eighth === 4) return fullMoon(x, y, r);
  if (eighth > 0) return seenMoon(x, y, r, eighth / 8, pale);
  return [
    agedMoon(x, y, r, 0, { dark: 'ink', width: 3 }),
    earthshine(x, y, r),
    line(circlePath(x, y, r - 2.4), 2, 'waterLight', 0.9),
  ];
}

/** The rim that the earth lights faintly on the left, in three steps. */
const earthshine = (x: number, y: number, r: number): Art =>
  [0.93, 0.82, 0.66].map((k, i) => {
    const dx = r * (1 - k) * 1.2;
    return flat(
      'water',
      `M${toTenth(x - r * 0.2)} ${toTenth(y - r * 0.96)}A${toTenth(r * 0.98)} ${toTenth(r * 0.98)} 0 0 0 ${toTenth(x - r * 0.2)} ${toTenth(y + r * 0.96)}A${toTenth(r + dx)} ${toTenth(r + dx)} 0 0 1 ${toTenth(x - r * 0.2)} ${toTenth(y - r * 0.96)}Z`,
      0.5 - i * 0.12,
    );
  });
